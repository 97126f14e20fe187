import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useDirection, useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ShownToast } from "./shown-toast.ts";

export type ToastRegionProps = {
  readonly toasts: readonly ShownToast[];
  readonly onGone: (id: number) => void;
};

/** The region of toasts: each shows for 5 s, is dismissed by a swipe of 50 px towards the edge, and F8 focuses it. */
export function ToastRegion({ toasts, onGone }: ToastRegionProps) {
  const text = useMessages("shell");
  const isRightToLeft = useDirection() === "rtl";
  return (
    <Toast.Provider
      duration={5000}
      swipeThreshold={50}
      swipeDirection={isRightToLeft ? "left" : "right"}
      label={text("notifications", { hotkey: "F8" })}
    >
      {toasts.map(({ id, title, description, variant = "default", action }) => (
        <Toast.Root
          key={id}
          type={variant === "destructive" ? "foreground" : "background"}
          onOpenChange={(isOpen) => {
            if (!isOpen) onGone(id);
          }}
          className={`panel flex items-start gap-3 p-4 in-data-counting:items-center in-data-counting:py-1 in-data-counting:text-sm in-data-counting:leading-tight shadow-panel print:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${variant === "destructive" ? "border-harm" : ""}`}
        >
          <div className="min-w-0 grow">
            {title && (
              <Toast.Title className={`font-medium ${variant === "destructive" ? "text-harm" : ""}`}>
                {title}
              </Toast.Title>
            )}
            {description && (
              <Toast.Description className="text-ink-soft text-sm">{description}</Toast.Description>
            )}
            {action && (
              <Toast.Action
                altText={action.label}
                onClick={action.onClick}
                className={buttonClass("quiet", "mt-2")}
              >
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={text("close")}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={["F8"]}
        label={text("notifications", { hotkey: "F8" })}
        className="visible fixed end-0 bottom-(--bar-height) z-50 flex w-full max-w-sm flex-col gap-2 p-4 outline-none in-data-[bar=player]:bottom-[calc(var(--bar-height)+4.5rem)] in-data-counting:top-0! in-data-hands-free:top-0! in-data-counting:bottom-auto! in-data-hands-free:bottom-auto! in-data-counting:p-1 max-md:in-[:root:has([data-pages])]:top-0! max-md:in-[:root:has([data-pages])]:bottom-auto!"
      />
    </Toast.Provider>
  );
}
