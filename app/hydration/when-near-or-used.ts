/** How far below the screen an element may be when it counts as near. */
const nearness = "200px";

/** Milliseconds that it must stay near: a page that is still being laid out may be short for a moment. */
const nearFor = 250;

const actions = ["pointerdown", "keydown", "input"] as const;

/** Resolves when the element stays near the screen or the person does anything; immediately where it does not exist. */
export function whenNearOrUsed(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const near = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(settle, nearFor);
      },
      { rootMargin: nearness },
    );
    const settle = () => {
      clearTimeout(timer);
      near.disconnect();
      for (const action of actions) removeEventListener(action, settle);
      resolve();
    };
    near.observe(element);
    for (const action of actions) addEventListener(action, settle, { passive: true });
  });
}
