import { routeTable } from "#app/pages/route-table.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { figureLine, holds } from "#tests/support/figure.ts";
import { pageWeight } from "#tests/support/page-weight.ts";

/** Addresses per test. */
const atOnce = 15;

const addresses = routeTable.map(({ address }) => address);

for (const language of ["en", "ar"] as const)
  for (let first = 0; first < addresses.length; first += atOnce)
    test(`no page's first load is over its budget: ${language}, from ${addresses[first]}`, async ({
      browser,
      baseURL,
    }) => {
      const heavy: string[] = [];
      for (const address of addresses.slice(first, first + atOnce)) {
        const figures = await pageWeight({ root: ".", browser, origin: baseURL ?? "" }, address, language);
        expect(figures[0]?.value, address).toBeGreaterThan(50);
        heavy.push(...figures.filter((figure) => !holds(figure)).map(figureLine));
      }
      expect(heavy).toEqual([]);
    });
