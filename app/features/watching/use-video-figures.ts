import { useEffect, useState } from "react";
import { askVideoFigures } from "#app/api/video-figures.ts";
import { useLanguage } from "#app/i18n/messages.tsx";

type Known = { readonly views?: number; readonly length?: number; readonly isGone?: true };
type Figures = { readonly figures: Readonly<Record<string, Known>>; readonly showsPictures: boolean };

const nothingKnown: Figures = { figures: {}, showsPictures: false };

/** What our server knows of the videos; nothing until it has answered, and where it knows nothing. */
export function useVideoFigures(): Figures {
  const language = useLanguage();
  const [known, setKnown] = useState(nothingKnown);
  useEffect(() => {
    let isOver = false;
    askVideoFigures(language).then((asked) => {
      if (!isOver && asked.isDone) setKnown(asked.answer);
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return known;
}
