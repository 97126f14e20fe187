"use no memo";

import { useMessages } from "#app/i18n/messages.tsx";
import type { AthkarPlace } from "./athkar-address.ts";

/** What the address named in vain. */
export function SetNotice({ place }: { readonly place: AthkarPlace }) {
  const text = useMessages("athkar");
  if (place.unknown === undefined) return null;
  return (
    <p role="status" className="panel mb-2 border-gold p-3 text-center">
      {text("unknownSet", { value: place.unknown })}
    </p>
  );
}
