import { useState } from "react";
import { type Toast, useToast } from "./toast.ts";

/**
 * Whether a part is open whose code is loaded when it is first opened: undefined until then. Where the code does not
 * load, `failure` is shown and the next press loads again.
 */
export function useOpenedPart(part: { readonly ready: () => Promise<void> }, failure: Toast) {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState<boolean>();
  const open = () =>
    part.ready().then(
      () => setIsOpen(true),
      () => showToast(failure),
    );
  return { isOpen, open, close: () => setIsOpen(false) };
}
