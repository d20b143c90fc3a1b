// rules-text.ts - the rules pages of the build, fetched once each.
import { addresses } from "../addresses";
import type { Language } from "../table";

const pages = new Map<string, Promise<string>>();

export function loadRules(game: string, language: Language): Promise<string> {
  const address = addresses.rules[`${game}.${language}`] ?? "";
  if (!address) return Promise.reject(new Error(game));
  const known = pages.get(address);
  if (known) return known;
  const page = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  });
  page.catch(() => pages.delete(address));
  pages.set(address, page);
  return page;
}

// The words of one clause, without its markup; nothing where the page lacks it.
export async function loadClause(game: string, clause: string, language: Language): Promise<string> {
  const page = new DOMParser().parseFromString(await loadRules(game, language), "text/html");
  return page.getElementById(clause)?.textContent?.trim() ?? "";
}
