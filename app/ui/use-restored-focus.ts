import { type RefObject, useLayoutEffect, useRef } from "react";

type RestoredFocus = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

/**
 * For a part whose buttons change with its state: where the focused one goes, the focus moves to the first that came,
 * so that who walks by keys does not begin anew. What is returned belongs on the element around them.
 */
export function useRestoredFocus(state: unknown): RestoredFocus {
  "use memo";
  const ref = useRef<HTMLDivElement>(null);
  // An element that is removed fires no blur event.
  const isHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the state alone
  useLayoutEffect(() => {
    if (isHere.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>("button:not(:disabled)")?.focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: () => {
      isHere.current = false;
    },
  };
}
