import { useEffect, useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { spaceUsed } from "#app/storage/user-data/own-data.ts";
import { useRecordCount } from "#app/storage/user-data/use-record-count.ts";

/** How much is kept: things counted, and the space the browser says the site takes up. */
export function OwnDataMeasure({ isStale }: { readonly isStale: boolean }) {
  const text = useMessages("credits");
  const language = useLanguage();
  const count = useRecordCount();
  const [space, setSpace] = useState<number>();
  useEffect(() => {
    if (!isStale) spaceUsed().then(setSpace);
  }, [isStale]);
  return (
    // The room is there before the figures are: what is pressed below must not move away under the finger.
    <p className="min-h-[2lh] sm:min-h-[1lh]">
      {count !== undefined && text("own.count", { count })}
      {space !== undefined && ` ${text("own.space", { size: formatBytes(space, language) })}`}
    </p>
  );
}
