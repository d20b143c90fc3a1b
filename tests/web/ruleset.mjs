// ruleset.mjs - a game by changed rules says so in its head, tells what differs at a press, and is played by its own numbers.
import { check, close, openLocal, picture } from "./harness.mjs";

export async function changedRulesAreMarked() {
  const rules = encodeURIComponent('name "Strong archers" ru "Сильные лучники"; type archer strength 5 health 3');
  const page = await openLocal("standard-bearer", `seats=human,1&rules=${rules}`, { language: "ru-RU" });
  const mark = page.locator(".rules-mark");
  await mark.locator("summary").waitFor();
  check("the head names the rules", (await mark.locator("summary").innerText()).includes("Сильные лучники"));
  await mark.locator("summary").click();
  await mark.locator("li").first().waitFor();
  const told = await mark.locator("li").allInnerTexts();
  check("a press tells what differs", told.length === 1 && told[0].includes("5") && told[0].includes("в книге 4"), told.join("; "));
  await picture(page, "changed-rules");
  await close(page);
}
