import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { inEnglish } from "#tests/support/in-english.tsx";
import { PlainTurns } from "./plain-turns.tsx";
import { pageOfVerse, readShownPage } from "./shown-page.ts";

const read = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(`.built/public${address}`, "utf8"));
const { wrapper: Wrapper } = await inEnglish("reader");

test.each([
  [1, [2]],
  [42, [41, 43]],
  [604, [603]],
])("without scripts page %i has links to the pages beside it", async (page, beside) => {
  const shown = await readShownPage(read, page);
  const html = renderToStaticMarkup(
    <Wrapper>
      <PlainTurns shown={shown} />
    </Wrapper>,
  );
  const places = [...html.matchAll(/surah=(\d+)&amp;verse=(\d+)&amp;view=page/g)];
  const pages = places.map(([, surah, ayah]) => pageOfVerse({ surah: Number(surah), ayah: Number(ayah) }));
  expect(await Promise.all(pages)).toEqual(beside);
});
