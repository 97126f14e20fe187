import { type ReactNode, startTransition, useEffect, useState } from "react";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { type Toast, ToastContext } from "#app/ui/toast.ts";
import { type ShownToast, withToast } from "./shown-toast.ts";

const NoRegion = () => null;

/** The region is needed only once the person does something, or there is a toast. */
const ToastRegion = lazyComponent(() =>
  import("./toast-region.tsx").then(
    (file) => file.ToastRegion,
    // Without a network and without the worker's copy there are no toasts; the page must not fail with them.
    () => NoRegion,
  ),
);

/** Almost every toast answers one of these; a screen reader says a toast only in a region that was there before. */
const actions = ["pointerdown", "keydown", "scroll"] as const;

let lastId = 0;

/** Holds the toasts and lets every component below it show one. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  "use memo";
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const wake = () => startTransition(() => setIsReady(true));
    for (const action of actions) addEventListener(action, wake, { once: true, passive: true });
    return () => {
      for (const action of actions) removeEventListener(action, wake);
    };
  }, []);
  const show = (toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    // Lets the pressed button render first.
    startTransition(() => {
      setIsReady(true);
      setToasts((current) => withToast(current, shown));
    });
  };
  return (
    <ToastContext value={show}>
      {children}
      {isReady && (
        <ToastRegion
          toasts={toasts}
          onGone={(id) => setToasts((current) => current.filter((toast) => toast.id !== id))}
        />
      )}
    </ToastContext>
  );
}
