"use no memo";

import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { refreshReciters } from "./reciter-list-memory.ts";

/** Asks the host for its list of reciters, only when it is pressed; without it everything works. */
export function RefreshReciters() {
  const text = useMessages("streaming");
  const [said, setSaid] = useState<"refreshing" | "refreshed" | "notRefreshed">();
  const refresh = async () => {
    setSaid("refreshing");
    setSaid((await refreshReciters()) ? "refreshed" : "notRefreshed");
  };
  return (
    <div className="border-line border-t p-2 text-center">
      <Button look="bare" disabled={said === "refreshing"} onClick={refresh}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {text("refresh")}
      </Button>
      <p role="status" className="px-2 pb-1 text-ink-soft text-xs empty:hidden">
        {said && text(said)}
      </p>
    </div>
  );
}
