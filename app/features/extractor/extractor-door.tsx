import { type ComponentType, useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";

const place = "extractor";

/** The door to the extractor; its code and words come when it is opened, and a reload finds it as it was. */
export function ExtractorDoor() {
  const text = useMessages("athkar");
  const shell = useMessages("shell");
  const door = useRef<HTMLDetailsElement>(null);
  const [Inside, setInside] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (door.current && location.hash === `#${place}`) door.current.open = true;
  }, []);
  const onToggle = () => {
    const isOpen = door.current?.open;
    history.replaceState(history.state, "", isOpen ? `#${place}` : location.pathname + location.search);
    if (isOpen)
      import("./opened-extractor.tsx").then(
        ({ OpenedExtractor }) => setInside(() => OpenedExtractor),
        () => setHasFailed(true),
      );
  };
  return (
    <details id={place} ref={door} onToggle={onToggle} className="mx-auto mt-8 max-w-4xl print:hidden">
      <summary className="panel min-h-14 content-center px-5 font-display text-xl">
        {text("extractor")}
      </summary>
      {Inside ? <Inside /> : hasFailed && <p role="alert">{shell("loadFailedText")}</p>}
    </details>
  );
}
