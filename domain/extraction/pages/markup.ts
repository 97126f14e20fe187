/** An element around a text. */
export type MarkupElement = {
  readonly name: string;
  readonly id: string;
  readonly classes: readonly string[];
};

/** A run of text with the elements around it, the outermost first. */
export type MarkupText = { readonly text: string; readonly path: readonly MarkupElement[] };

const isVoid = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "wbr",
]);
const isUnseen = new Set(["script", "style", "noscript", "template"]);
const closesItself = new Set(["li", "p", "tr", "td", "dt", "dd", "option"]);
const deepest = 200;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  zwnj: "\u200c",
  rlm: "",
  lrm: "",
};

/** Decodes character references; unknown ones stay. */
function readEscapes(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function attribute(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? "";
}

/** The texts of a page in order, without scripts, styles and images. */
export function readMarkup(html: string): MarkupText[] {
  const texts: MarkupText[] = [];
  let path: MarkupElement[] = [];
  const parts = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
  for (const [part, closing, tag, rest = ""] of html.matchAll(parts)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (part.startsWith("<!--") || path.some((element) => isUnseen.has(element.name))) continue;
      const text = readEscapes(part);
      if (text.trim() !== "") texts.push({ text, path });
    } else if (closing) {
      const at = path.findLastIndex((element) => element.name === name);
      if (at >= 0) path = path.slice(0, at);
    } else if (!isVoid.has(name) && !rest.endsWith("/") && path.length < deepest) {
      const around = closesItself.has(name) && path.at(-1)?.name === name ? path.slice(0, -1) : path;
      const classes = attribute(rest, "class").split(/\s+/).filter(Boolean);
      path = [...around, { name, id: attribute(rest, "id"), classes }];
    }
  }
  return texts;
}

const inline = new Set(["a", "b", "em", "i", "small", "span", "strong", "sup", "sub", "u", "mark", "font"]);

/** The page as lines: texts within one block are joined. */
export function markupLines(html: string): string[] {
  const lines: string[] = [];
  let block: MarkupElement | undefined;
  for (const { text, path } of readMarkup(html)) {
    const around = path.findLast(({ name }) => !inline.has(name));
    if (around === block && lines.length > 0) lines.push(`${lines.pop()} ${text}`);
    else lines.push(text);
    block = around;
  }
  return lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
}
