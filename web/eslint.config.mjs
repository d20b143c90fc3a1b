// eslint.config.mjs - what the page and its tests are held to: the recommended rules, with types where there are types, and files that one can read in one go.
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["**/*.generated.ts"] },
  js.configs.recommended,
  { rules: { "max-lines": ["error", 300] } },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [ts.configs.recommendedTypeChecked],
    plugins: { "react-hooks": hooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }], // onClick may be async
      "@typescript-eslint/require-await": "off", // local and remote answer alike, one of them at once
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true, allowNullish: true, allowArray: true }],
    },
  },
  { files: ["**/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.browser } } }, // tests write code for both
  { files: ["**/sw.js"], languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly", __LATER__: "readonly" } } },
);
