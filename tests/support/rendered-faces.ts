import { readFile } from "node:fs/promises";
import { join } from "node:path";

const files = {
  "Noto Naskh Arabic":
    "@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2",
  "Amiri Quran": "@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2",
  "Aref Ruqaa": "@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-400-normal.woff2",
} as const;

/** The `@font-face` rules of the Arabic faces in our packages, with the faces in them. */
export async function renderedFaces(root: string): Promise<string> {
  const rules = Object.entries(files).map(async ([name, file]) => {
    const face = (await readFile(join(root, "node_modules", file))).toString("base64");
    return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${face})}`;
  });
  return (await Promise.all(rules)).join("");
}
