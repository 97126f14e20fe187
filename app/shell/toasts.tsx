import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from "react";
import { type Toast, ToastContext } from "#app/ui/toast.ts";
import { type ShownToast, withToast } from "./shown-toast.ts";
import type { ToastRegionProps } from "./toast-region.tsx";

/** The region is needed only once something is to be said, or F8 asks for it. */
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  import("./toast-region.tsx")
    .then((file) => ({ default: file.ToastRegion }))
    // Without a network and without the worker's copy toasts stay away; the page must not go with them.
    .catch(() => ({ default: () => null })),
);

let lastId = 0;

/** Holds the toasts and gives everything below it the power to show one. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  "use memo";
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const wake = () => setIsReady(true);
    const timer = setTimeout(wake, 4000);
    return () => clearTimeout(timer);
  }, []);
  const show = (toast: Toast) => {
    lastId += 1;
    const shown = { ...toast, id: lastId };
    // What was pressed is drawn first.
    startTransition(() => {
      setIsReady(true);
      setToasts((current) => withToast(current, shown));
    });
  };
  return (
    <ToastContext value={show}>
      {children}
      {isReady && (
        <Suspense fallback={null}>
          <ToastRegion
            toasts={toasts}
            onGone={(id) => setToasts((current) => current.filter((toast) => toast.id !== id))}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}
