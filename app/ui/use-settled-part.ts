import { whenNotPressed } from "#app/hydration/press.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";

/**
 * Whether a part that its page does without can be shown: its code is loaded once the page has settled. Where it does
 * not come, as without a network, the page stays as it is, without the part. It is not shown in the midst of a press.
 * `after` is that of `whenSettled`.
 */
export function useSettledPart(
  part: { readonly ready: () => Promise<void> },
  isWanted = true,
  after?: number,
): boolean {
  const isSettled = useSettled(after);
  const { value } = useAsync(isSettled && isWanted ? part : undefined, () =>
    part
      .ready()
      .then(whenNotPressed)
      .then(() => true),
  );
  return value ?? false;
}
