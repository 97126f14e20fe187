import type { Browser, Page } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { byTurns } from "#tests/support/by-turns.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { figureLine, holds } from "#tests/support/figure.ts";
import { pageWeight } from "#tests/support/page-weight.ts";

/** Addresses per test, and how many of them are loaded beside each other: a load is mostly waiting for its end. */
const [perTest, atOnce] = [13, 3];

const addresses = routeTable.map(({ address }) => address);

/** Letters beyond those of the six languages' most common alphabet, each in a face of its own. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u0177\u0179-\u024f\u02bc-\u02bf\u1e00-\u1eff]/;

/** A page in Latin letters loads the faces of its own letters only. */
async function expectOwnLetters(page: Page, address: string): Promise<void> {
  const { faces, shown } = await page.evaluate(() => ({
    faces: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\/(?:interface|heading)-latin/.test(name))
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    shown: document.body.innerText,
  }));
  const isExtended = faces.some(({ name }) => name.includes("-extended"));
  // What the server sent may be on the screen for a moment: athkar of another hour.
  const sent = isExtended ? await (await page.request.get(page.url())).text() : "";
  if (isExtended) expect(`${shown} ${sent}`, address).toMatch(extended);
  expect(faces.length, address).toBeGreaterThan(0);
  const bytes = faces.reduce((sum, { size }) => sum + size, 0);
  expect(bytes, address).toBeLessThanOrEqual(isExtended ? 63_000 : 41_000);
}

/** Loads each address for the first time and asks for its weight, and for its letters where they are Latin. */
async function expectLight(
  served: { readonly browser: Browser; readonly origin: string },
  language: "en" | "fr" | "id" | "tr" | "ur",
  some: readonly string[],
): Promise<void> {
  const heavy: string[] = [];
  for (let first = 0; first < some.length; first += atOnce)
    await Promise.all(
      some.slice(first, first + atOnce).map(async (address) => {
        const look = language === "ur" ? undefined : (page: Page) => expectOwnLetters(page, address);
        const figures = await pageWeight({ root: ".", ...served }, address, language, look);
        expect(figures[0]?.value, address).toBeGreaterThan(50);
        heavy.push(...figures.filter((figure) => !holds(figure)).map(figureLine));
      }),
    );
  expect(heavy).toEqual([]);
}

// Urdu has the largest messages, English more code on one page: `npm run bench -- weight` loads all six languages.
for (const language of ["en", "ur"] as const) {
  const own = addresses.filter((_, place) => byTurns(["en", "ur"], place).includes(language));
  for (let first = 0; first < own.length; first += perTest)
    test(`no first load is over its budget, or brings letters of others: ${language}, from ${own[first]}`, async ({
      browser,
      baseURL,
    }) => {
      await expectLight({ browser, origin: baseURL ?? "" }, language, own.slice(first, first + perTest));
    });
}

for (const [language, some] of [
  ["fr", ["/", "/prayer"]],
  ["id", ["/", "/prayer"]],
  ["tr", ["/", "/prayer", "/digital-quran", "/complete-athkar"]],
] as const)
  test(`no first load is over its budget, or brings letters of others: ${language}`, async ({
    browser,
    baseURL,
  }) => {
    await expectLight({ browser, origin: baseURL ?? "" }, language, some);
  });
