import type { Page } from "@playwright/test";
import { byTurns } from "#tests/support/by-turns.ts";
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

type Layout = {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly isSpaced?: true;
  readonly hasLongWords?: true;
};

/** The layouts in which text may be lost. Those with longer words come last: the words stay so. */
const layouts: readonly Layout[] = [
  { name: "text spacing", size: phone, isSpaced: true },
  // 1280 px at 200 % and at 400 %, as WCAG 1.4.4 and 1.4.10 count them.
  { name: "zoom 200 %", size: { width: 640, height: 512 } },
  { name: "zoom 400 %", size: { width: 320, height: 256 } },
  { name: "words 40 % longer, 360 px", size: phone, hasLongWords: true },
  { name: "words 40 % longer, 1280 px", size: desk, hasLongWords: true },
];

/** Two of the layouts for the page at this place of a list, by turns; all of them in the exhaustive run. */
export function layoutsByTurns(place: number): readonly Layout[] {
  const own = new Set([place, place + 2].flatMap((turn) => byTurns(layouts, turn)));
  return layouts.filter((layout) => own.has(layout));
}

/**
 * Every accessibility fault that a script can find besides those of axe, each with
 * the name of its check. The texts of the page may be longer afterwards, so it has to be reloaded.
 */
export async function pageFaults(page: Page, asked: readonly Layout[] = layouts): Promise<string[]> {
  const faults: string[] = [];
  const add = (check: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${check}: ${fault}`));

  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  add("reduced motion", await movingParts(page));
  await page.emulateMedia({ reducedMotion: null });
  add("target under 44 px", await smallTargets(page));
  add("language of a run", await foreignRuns(page));
  add("untranslated", await englishWords(page));
  add("number", await reversedNumbers(page));
  add("forced colours", await lostInForcedColours(page));
  let isLonger = false;
  for (const { name, size, isSpaced, hasLongWords } of asked) {
    await page.setViewportSize(size);
    const takeBack = isSpaced && (await spaceText(page));
    if (hasLongWords && !isLonger) await lengthenWords(page);
    isLonger ||= hasLongWords ?? false;
    add(name, await lostText(page));
    if (takeBack) await takeBack();
  }
  return faults;
}
