/** A debounced function. */
export type Debounced = {
  /** Starts the wait again. */
  readonly moved: () => void;
  /** Cancels the pending call. */
  readonly stop: () => void;
};

/**
 * Debounces a function: it runs `rest` to twice `rest` milliseconds after the last call. One timer serves many
 * calls: restarting a timer with each costs a slow phone more than a tap may.
 */
export function debounce(act: () => void, rest: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  const look = () => {
    timer = hasMoved ? setTimeout(look, rest) : undefined;
    hasMoved = false;
    if (timer === undefined) act();
  };
  return {
    moved() {
      if (timer === undefined) timer = setTimeout(look, rest);
      else hasMoved = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      hasMoved = false;
    },
  };
}
