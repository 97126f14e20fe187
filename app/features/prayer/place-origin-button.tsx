import { MapPin } from "lucide-react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { PlaceOrigin } from "#app/storage/known-place.ts";

/** Id of the city box, which other parts of the page scroll to and focus. */
export const placeSearchId = "place-search";

const reasons = { guessed: "placeGuessed", default: "placeDefault", chosen: undefined } as const;

/** Says why the times are for this place and focuses the city box; its height is the same for every text. */
export function PlaceOriginButton({ origin }: { readonly origin: PlaceOrigin }) {
  const text = useMessages("prayer");
  const reason = reasons[origin];
  const choose = () => {
    const field = document.getElementById(placeSearchId);
    field?.scrollIntoView({ block: "start" });
    field?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      data-origin={origin}
      onClick={choose}
      className="flex min-h-[max(3rem,2lh)] items-center gap-2 text-start text-ink-soft text-sm"
    >
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-gold" />
      <span>
        {reason && text(reason)}{" "}
        <span className="text-green underline underline-offset-4">
          {text(reason ? "choosePlace" : "changePlace")}
        </span>
      </span>
    </button>
  );
}
