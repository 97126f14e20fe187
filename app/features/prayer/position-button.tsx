import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { devicePosition } from "#app/platform/device-position.ts";
import { Button } from "#app/ui/button.tsx";
import type { Place } from "#domain/places/place.ts";
import { placeAtPosition } from "./find-places.ts";

type PositionButtonProps = {
  readonly onPlace: (place: Place) => void;
  readonly onProblem: (problem: string) => void;
};

const problems = {
  denied: "positionDenied",
  unavailable: "positionUnavailable",
  missing: "positionMissing",
} as const;

/** Takes the device's own position, asked for on the click; the coordinates stay here. */
export function PositionButton({ onPlace, onProblem }: PositionButtonProps) {
  const text = useMessages("prayer");
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    onProblem("");
    const answer = await devicePosition();
    const place =
      "problem" in answer
        ? undefined
        : await placeAtPosition(answer.latitude, answer.longitude).catch(() => undefined);
    setIsAsking(false);
    if (place) onPlace(place);
    else onProblem(text(problems["problem" in answer ? answer.problem : "unavailable"]));
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
