/** Between words, but not before a pause mark, which stands over the word before it, nor where a space does not break. */
const gaps = /[^\S\u00a0]+(?![\u06d6-\u06dc])/;

/** Breaks a text into lines no wider than `width`, at spaces; a word wider than a line gets its own line. */
export function linesOf(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    for (const word of paragraph.split(gaps).filter(Boolean)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    if (line !== "") lines.push(line);
  }
  return lines;
}
