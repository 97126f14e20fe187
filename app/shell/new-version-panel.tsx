import { useMessages } from "#app/i18n/messages.tsx";
import { activateNewVersion } from "#app/offline/activate-new-version.ts";
import { Button } from "#app/ui/button.tsx";

/** Offers to load the new version now or later. */
export function NewVersionPanel({ onLater }: { readonly onLater: () => void }) {
  const text = useMessages("shell");
  return (
    <aside
      aria-label={text("newVersion")}
      className="panel fixed inset-x-4 bottom-[calc(var(--bar-height)+0.75rem)] z-40 mx-auto flex max-w-xl flex-wrap items-center gap-3 p-4 shadow-panel print:hidden"
    >
      <p role="status" className="grow">
        {text("newVersion")}
      </p>
      <Button look="primary" onClick={activateNewVersion}>
        {text("newVersionTake")}
      </Button>
      <Button look="bare" onClick={onLater}>
        {text("newVersionLater")}
      </Button>
    </aside>
  );
}
