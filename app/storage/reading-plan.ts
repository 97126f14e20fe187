/**
 * For which plan an address opens a reader: `memorising`, or `khatma-` with the beginning of the khatma's id. The whole
 * id is left out, as the server would know the person by it.
 */
const planPattern = /(?:^|[?&])(plan=(memorising|khatma-[\w.-]{1,4}))(?:&|$)/;

/** The plan that is read for; undefined for the recitation, whose place is `reader.position`. */
export function planOf(search: string): string | undefined {
  return planPattern.exec(search)?.[2];
}

/** What the plan of an address adds to the next address of the reader. */
export function samePlan(search: string): string {
  const parameter = planPattern.exec(search)?.[1];
  return parameter ? `&${parameter}` : "";
}
