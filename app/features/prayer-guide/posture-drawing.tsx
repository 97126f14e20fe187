import { useMessages } from "#app/i18n/messages.tsx";
import type { Posture } from "#domain/prayer-guide/prayer-flow.ts";
import { Figure } from "./figure.tsx";
import { postureFigures } from "./posture-figures.ts";

type PostureDrawingProps = { readonly posture: Posture; readonly className?: string };

/** The posture of a step. */
export function PostureDrawing({ posture, className }: PostureDrawingProps) {
  const text = useMessages("praying");
  return (
    <Figure
      strokes={postureFigures[posture]}
      label={text(`posture.${posture}`)}
      {...(className === undefined ? {} : { className })}
    />
  );
}
