// table.tsx - the field with what lies over it: the account of the last fight.
import type { SlotProps } from "../face";
import { Account } from "./account-panel";
import { Board as Field } from "./muster";
import type { Facts, Scene } from "./scene";

export function Board(props: SlotProps<Scene, Facts>) {
  return (
    <div class="warmaster-table">
      <Field {...props} />
      {props.scene.task !== "build" && <Account {...props} />}
    </div>
  );
}
