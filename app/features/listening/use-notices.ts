import { useEffect, useRef } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { useToast } from "#app/ui/toast.ts";

/** Tells the person once each time a host was changed or nothing could be heard. */
export function useNotices(): void {
  const text = useMessages("player");
  const showToast = useToast();
  const notice = useRecitation((state) => state.notice);
  const told = useRef(0);
  useEffect(() => {
    if (!notice || notice.id === told.current) return;
    told.current = notice.id;
    if (notice.kind === "failed")
      showToast({ variant: "destructive", title: text("errorTitle"), description: text("errorText") });
    else showToast({ description: text("hostChanged", { from: notice.from, to: notice.to }) });
  }, [notice, showToast, text]);
}
