/**
 * A loader that loads at its first call and answers every later one with the same promise; a failed load is tried again
 * by the next call. An `import()` of code that is already there still waits for a task of the browser, and a phone puts
 * such tasks off while it is touched: this does not.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
