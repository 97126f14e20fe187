/** Throws `what` unless it holds. */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
