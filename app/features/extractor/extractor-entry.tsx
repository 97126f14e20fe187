import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { ExtractorInside } from "./extractor-inside.tsx";

const place = "extractor";

/** The door to the extractor; a reload finds it as it was. */
export function ExtractorEntry() {
  const text = useMessages("athkar");
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (details.current && location.hash === `#${place}`) details.current.open = true;
  }, []);
  const onToggle = () => {
    const isOpen = details.current?.open;
    history.replaceState(history.state, "", isOpen ? `#${place}` : location.pathname + location.search);
    if (isOpen) setWasOpened(true);
  };
  return (
    <details id={place} ref={details} onToggle={onToggle} className="mx-auto mt-8 max-w-4xl print:hidden">
      <summary className="panel min-h-14 content-center px-5 font-display text-xl">
        {text("extractor")}
      </summary>
      {wasOpened && <ExtractorInside />}
    </details>
  );
}
