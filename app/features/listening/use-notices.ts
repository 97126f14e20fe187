import { useEffect, useRef } from "react";
import { playbackFailure } from "#app/audio/playback-failure.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";

/** Outside of the hook: the compiler lets one with an import in it be. */
const saved = async () => {
  if (navigator.onLine) return 0;
  const { savedRecitations } = await import("#app/offline/saved-recitations.ts");
  return savedRecitations();
};

/** Says once each time that nothing could be heard, and without a network what can be. */
export function useNotices(): void {
  const text = useMessages("player");
  const showToast = useToast();
  const notice = useRecitation((state) => state.notice);
  const shown = useRef(0);
  useEffect(() => {
    if (!notice || notice.id === shown.current) return;
    shown.current = notice.id;
    const show = (count: number) => {
      const own = { title: text("errorTitle"), description: text("errorText") };
      const description = count > 0 ? text("offlineKept", { count }) : text("offlineNone");
      showToast(playbackFailure(own, { title: text("offlineTitle"), description }));
    };
    saved()
      .catch(() => 0)
      .then(show);
  }, [notice, showToast, text]);
}
