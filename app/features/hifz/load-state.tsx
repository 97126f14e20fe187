import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Loaded } from "./use-loaded.ts";

/** What stands where a text will be: that it comes, or that it did not and how to ask again. */
export function LoadState({ of: { hasFailed, retry } }: { readonly of: Loaded<unknown> }) {
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
