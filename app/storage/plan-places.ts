/** What a plan adds to the address of a reader. */
export function planParameter(plan: string): string {
  return `&plan=${plan}`;
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
