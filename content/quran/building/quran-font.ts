import { create } from "fontkit";

/** Code points that the files of a font can draw between them. */
export function codePointsOf(files: readonly Uint8Array[]): ReadonlySet<number> {
  return new Set(files.flatMap((file) => create(file).characterSet));
}
