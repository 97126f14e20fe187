import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

/** Shown in place of a page whose code or texts failed to load. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("shell");
  return (
    <section role="alert" className="mx-auto max-w-lg py-16 text-center">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none">
        {text("loadFailedTitle")}
      </h1>
      <p className="mt-4 text-ink-soft">{text("loadFailedText")}</p>
      <Button look="primary" className="mt-8" onClick={onRetry}>
        {text("retry")}
      </Button>
    </section>
  );
}
