import { useState } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";

const VersePicture = lazyComponent(() => import("./verse-picture.tsx").then((file) => file.VersePicture));

/** The picture of a verse, or of the verses from it to another, in a sheet that `openPicture` opens. */
export function useVersePicture(reading: Reading, ayah: number) {
  "use memo";
  const shell = useMessages("shell");
  const { isOpen, open, close } = useOpenedPart(VersePicture, {
    title: shell("loadFailedTitle"),
    description: shell("loadFailedText"),
  });
  const [last, setLast] = useState(ayah);
  const openPicture = (to: number) => {
    setLast(to);
    open();
  };
  const picture = isOpen !== undefined && (
    <VersePicture
      key={`${ayah}-${last}`}
      reading={reading}
      ayah={ayah}
      to={last}
      isOpen={isOpen}
      onClose={close}
    />
  );
  return { picture, openPicture };
}
