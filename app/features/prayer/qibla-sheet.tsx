import { useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Place } from "#domain/places/place.ts";
import { QiblaBearing } from "./qibla-bearing.tsx";

type QiblaSheetProps = { readonly place: Place; readonly onClose: () => void };

/** The qibla compass in a sheet of its own. */
export function QiblaSheet({ place, onClose }: QiblaSheetProps) {
  const text = useMessages("prayer");
  const part = useMessages("prayerparts");
  return (
    <Sheet title={text("qibla")} closeLabel={part("close")} isOpen onClose={onClose}>
      <QiblaBearing place={place} />
    </Sheet>
  );
}
