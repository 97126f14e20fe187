/**
 * For which plan an address opens a reader: `memorising`, or `khatma-` with the beginning of the khatma's id. The whole
 * id is left out, as the server would know the person by it.
 */
const planPattern = /^(?:memorising|khatma-[\w.:-]{1,4})$/;

/** The plan that is read for; undefined for the recitation, whose place is `reader.position`. */
export function planOf(search: string): string | undefined {
  const plan = new URLSearchParams(search).get("plan");
  return plan !== null && planPattern.test(plan) ? plan : undefined;
}

/** What a plan adds to the address of a reader. */
export function planParameter(plan: string | undefined): string {
  return plan === undefined ? "" : `&plan=${plan}`;
}
