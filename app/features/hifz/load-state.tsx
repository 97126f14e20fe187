import type { AsyncValue } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

/** In place of a text: that it is loading, or that it failed, with a retry button. */
export function LoadState({ state: { hasFailed, retry } }: { readonly state: AsyncValue<unknown> }) {
  const text = useMessages("hifz");
  if (!hasFailed) return <p role="status">{text("loading")}</p>;
  return (
    <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
      <p>{text("failed")}</p>
      <Button look="primary" onClick={retry}>
        {text("retry")}
      </Button>
    </div>
  );
}
