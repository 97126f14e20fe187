/** True for JSON with lists and objects nested deeper than so many levels; it does not recurse itself. */
export function isNestedBeyond(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null && !ArrayBuffer.isView(one) ? Object.values(one) : [],
    );
  }
  return false;
}
