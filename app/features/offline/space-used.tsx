import { useEffect, useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { type StorageSpace, storageSpace } from "#app/offline/storage-space.ts";
import { useSettledPacks } from "./use-settled-packs.ts";

/** How much room this site takes up in the browser, and how much it may take. */
export function SpaceUsed() {
  const text = useMessages("offline");
  const language = useLanguage();
  const settled = useSettledPacks();
  const [space, setSpace] = useState<StorageSpace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when a pack has come or gone
  useEffect(() => {
    storageSpace().then(setSpace);
  }, [settled]);
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <p>{text("intro")}</p>
      <p role="status" className="min-h-6">
        {space &&
          text("space", {
            used: formatBytes(space.used, language),
            allowed: formatBytes(space.allowed, language),
          })}
      </p>
    </div>
  );
}
