/** Names of browsers with what marks them in a User-Agent header; a browser also carries the marks of those below it. */
const browsers = [
  ["Samsung Internet", /SamsungBrowser\//],
  ["Opera", /OPR\/|Opera/],
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\/|Chromium\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["ChromeOS", /CrOS/],
  ["Windows", /Windows/],
  ["Mac", /Macintosh|Mac OS X/],
  ["Linux", /Linux|X11/],
] as const;

/**
 * The browser of a User-Agent header as "Firefox/Android", either half "" where it is not known. Nothing else of the
 * header is stored: it would recognise a person's device.
 */
export function nameBrowser(userAgent: string | undefined): string {
  const named = (names: typeof browsers | typeof systems) =>
    names.find(([, mark]) => mark.test(userAgent ?? ""))?.[0] ?? "";
  const [browser, system] = [named(browsers), named(systems)];
  return browser || system ? `${browser}/${system}` : "";
}
