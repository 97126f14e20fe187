import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageNotice } from "./page-notice.tsx";

/** Shown in place of a page whose code or texts failed to load. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("shell");
  return (
    <PageNotice isAlert title={text("loadFailedTitle")} description={text("loadFailedText")}>
      <Button look="primary" onClick={onRetry}>
        {text("retry")}
      </Button>
    </PageNotice>
  );
}
