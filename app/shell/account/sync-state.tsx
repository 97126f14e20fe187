import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { measureSpace } from "./measure-space.ts";
import type { SyncOutcome } from "./memory-sync.ts";
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

/** What takes the space of a full account, the largest first, and how to free some. */
function SpaceList() {
  const text = useMessages("account");
  const language = useLanguage();
  const { value: groups = [] } = useAsync("space of the account", measureSpace);
  if (groups.length === 0) return null;
  return (
    <div className="grid w-full gap-1 text-sm">
      <p>{text("room.title")}</p>
      <ul aria-label={text("room.title")}>
        {groups.map(([group, bytes]) => (
          <li key={group} data-room={group} className="flex justify-between gap-4">
            <span>{text(`room.${group}`)}</span>
            <span>{formatBytes(bytes, language)}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{text("room.help")}</p>
    </div>
  );
}
