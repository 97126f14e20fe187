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

/** Name of a khatma in the address of a reader. */
export function khatmaPlan(id: string): string {
  return `khatma-${id.slice(0, 4)}`;
}

/** Key of the place of a khatma among the positions. */
export function khatmaPlaceKey(id: string): string {
  return `khatma/${id}`;
}

/** The plan of memorising, in an address and among the positions. */
export const memorisingPlan = "memorising";

/** Key of the place of a plan among the positions; undefined for a khatma that is not among those. */
export function placeKeyOf(plan: string, khatmaIds: readonly string[]): string | undefined {
  if (plan === memorisingPlan) return memorisingPlan;
  const id = khatmaIds.findLast((each) => khatmaPlan(each) === plan);
  return id === undefined ? undefined : khatmaPlaceKey(id);
}
