/** A verse on a page, before it is compared with ours. */
export type MarkedText = {
  readonly text: string;
  /** Number within its surah, where a mark gives it. */
  readonly ayah?: number;
};

const digits = "[\\d\\u0660-\\u0669\\u06f0-\\u06f9]{1,3}";
const certain = new RegExp(`[\\ufd3e\\ufd3f]\\s*(${digits})\\s*[\\ufd3e\\ufd3f]|\\u06dd\\s*(${digits})`, "g");
const likely = new RegExp(`[([]\\s*(${digits})\\s*[)\\]]`, "g");
const leading = new RegExp(`^\\s*(${digits})\\s*[.:\\-\\u2013\\u06d4]\\s+`);

/** A number in ASCII, Arabic-Indic or extended Arabic-Indic digits. */
export function readDigits(text: string): number {
  const ascii = [...text].map((digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return code >= 0x6f0 ? code - 0x6f0 : code >= 0x660 ? code - 0x660 : Number(digit);
  });
  return Number(ascii.join(""));
}

/** Writes every verse mark (﴿١﴾, ﴾1﴿, ۝١) as ۝1; in Quran pages (1) and [1] are marks too. */
export function plainMarks(line: string, isQuranPage: boolean): string {
  const mark = (_: string, one?: string, other?: string) => ` \u06dd${readDigits(one ?? other ?? "")} `;
  const marked = line.replace(certain, mark);
  return isQuranPage ? marked.replace(likely, (_, number: string) => mark("", number)) : marked;
}

/** Splits a line of Quran at its marks; text after the last mark, or without one, has no number. */
export function atMarks(line: string): MarkedText[] {
  const before = leading.exec(line);
  if (before?.[1])
    return [
      {
        text: line
          .slice(before[0].length)
          .replace(/\u06dd\d+/g, " ")
          .trim(),
        ayah: readDigits(before[1]),
      },
    ];
  const parts = plainMarks(line, true).split(/\u06dd(\d+)/);
  const marked: MarkedText[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const text = (parts[at] ?? "").replace(/\s+/g, " ").trim();
    const number = parts[at + 1];
    if (text !== "") marked.push(number === undefined ? { text } : { text, ayah: Number(number) });
  }
  return marked;
}
