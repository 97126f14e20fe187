import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { type AthkarPlace, addressOf } from "./athkar-address.ts";
import { useOfferedSet } from "./use-offered-set.ts";

/** What the address named in vain, or the set that this hour is for. */
export function SetNotice({ place }: { readonly place: AthkarPlace }) {
  const text = useMessages("athkar");
  const offered = useOfferedSet();
  return (
    <div role="status" className="mt-4 min-h-11 text-center">
      {place.unknown !== undefined && (
        <p className="panel border-gold p-3">{text("unknownSet", { value: place.unknown })}</p>
      )}
      {offered && offered !== place.name && (
        <Link
          href={addressOf(offered, place.view)}
          className="inline-flex min-h-11 items-center text-gold underline underline-offset-4"
        >
          {text(`offer.${offered}`)}
        </Link>
      )}
    </div>
  );
}
