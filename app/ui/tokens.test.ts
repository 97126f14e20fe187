import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

/** The tokens of a theme, by name. */
function tokensOf(selector: string): ReadonlyMap<string, string> {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf("\n}", from));
  return new Map(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const themes = [
  ["dark", tokensOf(":root,\n.night")],
  ["light", tokensOf(':root[data-theme="light"]')],
] as const;

/** Relative luminance of a colour such as #0c1511 (WCAG 2.2). */
function luminance(colour: string): number {
  const part = (from: number) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ["ground", "raised", "sunk"] as const;
const least = {
  edge: 3,
  ink: 7,
  "ink-soft": 4.5,
  green: 4.5,
  "green-strong": 4.5,
  gold: 4.5,
  harm: 4.5,
} as const;
const skies = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;

test.each(themes)("in the %s theme edges and text stand out from every surface", (_, tokens) => {
  for (const [name, ratio] of Object.entries(least))
    for (const surface of surfaces) {
      const [colour = "", behind = ""] = [tokens.get(name), tokens.get(surface)];
      expect(colour).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(colour, behind), `${name} on ${surface}`).toBeGreaterThanOrEqual(ratio);
    }
  expect(contrast(tokens.get("on-green") ?? "", tokens.get("green") ?? "")).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)("in the %s theme text stands out from every part of the sky", (_, tokens) => {
  for (const sky of skies) {
    const stops = tokens.get(`sky-${sky}`)?.match(/#[\da-f]{6}/g) ?? [];
    expect(stops.length).toBeGreaterThanOrEqual(2);
    for (const stop of stops)
      for (const name of ["ink", "ink-soft"])
        expect(contrast(tokens.get(name) ?? "", stop), `${name} on ${sky} ${stop}`).toBeGreaterThanOrEqual(
          4.5,
        );
  }
});
