import { type RefObject, useLayoutEffect, useRef } from "react";

type RestoredFocus = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
};

/**
 * For a part whose buttons change with its state: when the focused one is removed, the focus moves to the first new one,
 * so that keyboard users do not start again at the top. Spread what is returned on the element around them.
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
