import { useEffect, useState } from "react";
import { askVideoFigures, type VideoFigures } from "#app/api/video-figures.ts";
import { useLanguage } from "#app/i18n/messages.tsx";

const nothingKnown: VideoFigures = { figures: {}, showsPictures: false };

/** What our server knows of the videos; nothing until it has answered, and where it knows nothing. */
export function useVideoFigures(): VideoFigures {
  const language = useLanguage();
  const [known, setKnown] = useState(nothingKnown);
  useEffect(() => {
    let isOver = false;
    askVideoFigures(language).then((answer) => {
      if (!isOver && answer) setKnown(answer);
    });
    return () => {
      isOver = true;
    };
  }, [language]);
  return known;
}
