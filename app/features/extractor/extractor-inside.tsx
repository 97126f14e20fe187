"use no memo";

import { type ComponentType, useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";

/** The extractor itself; its code and words are fetched when it is first drawn. */
export function ExtractorInside() {
  const shell = useMessages("shell");
  const [Inside, setInside] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import("./opened-extractor.tsx").then(
      ({ OpenedExtractor }) => setInside(() => OpenedExtractor),
      () => setHasFailed(true),
    );
  }, []);
  if (Inside) return <Inside />;
  return hasFailed ? <p role="alert">{shell("loadFailedText")}</p> : null;
}
