import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { SyncOutcome } from "./memory-sync.ts";
import { SpaceList } from "./space-list.tsx";
import { syncNow } from "./sync-keeper.ts";

const words = {
  done: "sync.done",
  offline: "sync.later",
  "signed-out": "sync.later",
  full: "sync.full",
  later: "sync.later",
} as const satisfies Record<SyncOutcome, string>;

/** Whether this device and the account hold the same; asks once when it is shown. */
export function SyncState() {
  const text = useMessages("account");
  const [outcome, setOutcome] = useState<SyncOutcome>();
  const exchange = () => {
    setOutcome(undefined);
    syncNow().then(setOutcome);
  };
  useEffect(() => {
    syncNow().then(setOutcome);
  }, []);
  return (
    <div className="panel flex flex-wrap items-center gap-2 p-3">
      <p role="status" className="min-w-0 flex-1">
        {text(outcome ? words[outcome] : "sync.working")}
      </p>
      <IconButton label={text("syncNow")} onClick={exchange} disabled={!outcome}>
        <RefreshCw aria-hidden="true" className="size-5" />
      </IconButton>
      {outcome === "full" && <SpaceList />}
    </div>
  );
}
