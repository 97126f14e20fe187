import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { onNewVersion, takeNewVersion } from "#app/platform/offline/new-version.ts";
import { Button } from "#app/ui/button.tsx";

/** Offers a new version once it is ready; without an answer it comes with the next visit. */
export function NewVersionNotice() {
  const text = useMessages("shell");
  const [isReady, setIsReady] = useState(false);
  useEffect(() => onNewVersion(() => setIsReady(true)), []);
  if (!isReady) return null;
  return (
    <aside
      aria-label={text("newVersion")}
      className="panel fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 p-4 shadow-panel lg:bottom-6 print:hidden"
    >
      <p role="status" className="grow">
        {text("newVersion")}
      </p>
      <Button look="primary" onClick={takeNewVersion}>
        {text("newVersionTake")}
      </Button>
      <Button look="bare" onClick={() => setIsReady(false)}>
        {text("newVersionLater")}
      </Button>
    </aside>
  );
}
