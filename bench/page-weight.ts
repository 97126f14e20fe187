import type { Browser } from "@playwright/test";
import { routeTable } from "#app/pages/route-table.ts";
import { languages } from "#domain/language.ts";
import type { Figure } from "#tests/support/figure.ts";
import { pageWeight } from "#tests/support/page-weight.ts";
import type { RunningServer } from "./built-server.ts";

/** The weight of every address in every language. */
export async function benchPageWeight(
  root: string,
  browser: Browser,
  { origin }: RunningServer,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { address } of routeTable)
    for (const language of languages)
      figures.push(...(await pageWeight({ root, browser, origin }, address, language)));
  return figures;
}
