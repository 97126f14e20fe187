import type { Page } from "@playwright/test";
import { englishWords } from "./english-words.ts";
import { lostInForcedColours } from "./forced-colours.ts";
import { foreignRuns } from "./foreign-runs.ts";
import { lengthenWords } from "./lengthen-words.ts";
import { lostText } from "./lost-text.ts";
import { movingParts } from "./moving-parts.ts";
import { reversedNumbers } from "./reversed-numbers.ts";
import { smallTargets } from "./small-targets.ts";
import { spaceText } from "./spaced-text.ts";

const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 860 };

/**
 * Every accessibility fault that a script can find besides those of axe, each with
 * the name of its check. The texts of the page are longer afterwards, so it has to be reloaded.
 */
export async function pageFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const add = (check: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${check}: ${fault}`));
  const addLost = async (check: string, size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    add(check, await lostText(page));
  };

  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  add("reduced motion", await movingParts(page));
  await page.emulateMedia({ reducedMotion: null });
  add("target under 44 px", await smallTargets(page));
  add("language of a run", await foreignRuns(page));
  add("untranslated", await englishWords(page));
  add("number", await reversedNumbers(page));
  add("forced colours", await lostInForcedColours(page));
  const takeBack = await spaceText(page);
  await addLost("text spacing", phone);
  await takeBack();
  // 1280 px at 200 % and at 400 %, as WCAG 1.4.4 and 1.4.10 count them.
  await addLost("zoom 200 %", { width: 640, height: 512 });
  await addLost("zoom 400 %", { width: 320, height: 256 });
  await lengthenWords(page);
  await addLost("words 40 % longer, 360 px", phone);
  await addLost("words 40 % longer, 1280 px", desk);
  return faults;
}
