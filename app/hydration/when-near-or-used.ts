/** How far below the screen an element may be when it counts as near. */
const nearness = "200px";

const actions = ["pointerdown", "keydown", "input"] as const;

/** Resolves when the element comes near the screen or the person does anything; immediately where it does not exist. */
export function whenNearOrUsed(id: string): Promise<void> {
  const element = typeof document === "undefined" ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && settle(),
      {
        rootMargin: nearness,
      },
    );
    const settle = () => {
      near.disconnect();
      for (const action of actions) removeEventListener(action, settle);
      resolve();
    };
    near.observe(element);
    for (const action of actions) addEventListener(action, settle, { passive: true });
  });
}
