import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadPlatforms } from "#content/freelance/index.ts";
import { Flag, flagCountries } from "./flag.tsx";
import { flagOf } from "./platforms-page.tsx";

test("every language of a platform has a drawn flag", async () => {
  const spoken = new Set((await loadPlatforms("en")).map(({ language }) => language));
  const countries = [...spoken].map(flagOf);
  expect(new Set(countries)).toEqual(new Set(flagCountries));
});

test.each(flagCountries)(
  "the flag of %s is self-contained, without emoji, and hidden from screen readers",
  (country) => {
    const markup = renderToStaticMarkup(<Flag country={country} />);
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(markup).not.toMatch(/href=|url\(|\p{Regional_Indicator}/u);
  },
);

test("the flag of the United States has thirteen stripes and fifty stars", () => {
  const markup = renderToStaticMarkup(<Flag country="US" />);
  expect(markup.match(/fill="#b31942"/g)).toHaveLength(7);
  expect(markup.match(/M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+){4}z/g)).toHaveLength(50);
});

test("the flag of Saudi Arabia has every stroke of the creed, and of Russia its three bands", () => {
  expect(renderToStaticMarkup(<Flag country="SA" />).match(/<path/g)).toHaveLength(16);
  expect(renderToStaticMarkup(<Flag country="RU" />).match(/fill="(#\w+)"/g)).toEqual([
    'fill="#fff"',
    'fill="#0039a6"',
    'fill="#d52b1e"',
  ]);
});
