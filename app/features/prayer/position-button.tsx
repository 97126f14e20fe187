"use no memo";

import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Place } from "#domain/places/place.ts";

type PositionButtonProps = {
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: string) => void;
};

/** Takes the device's own position, asked for on the click; the coordinates stay here. */
export function PositionButton({ onPlace, onProblem }: PositionButtonProps) {
  const text = useMessages("prayer");
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    onProblem("");
    const answer = await import("./ask-position.ts")
      .then(({ askPosition }) => askPosition(language))
      .catch(() => ({ problem: text("partFailed") }));
    setIsAsking(false);
    if ("place" in answer) onPlace(answer.place);
    else onProblem(answer.problem);
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 noscript:hidden">
      <Button onClick={ask} disabled={isAsking}>
        <LocateFixed aria-hidden="true" className="size-4" />
        {text(isAsking ? "positionAsking" : "usePosition")}
      </Button>
      <p className="py-1 text-ink-soft text-sm">{text("positionNote")}</p>
    </div>
  );
}
