import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { ExtractorInside } from "./extractor-inside.tsx";

const anchor = "extractor";

/** The disclosure that opens the extractor; its state is in the address, so that a reload restores it. */
export function ExtractorEntry() {
  const text = useMessages("athkar");
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (details.current && location.hash === `#${anchor}`) details.current.open = true;
  }, []);
  const onToggle = () => {
    const isOpen = details.current?.open;
    history.replaceState(history.state, "", isOpen ? `#${anchor}` : location.pathname + location.search);
    if (isOpen) setWasOpened(true);
  };
  return (
    <details id={anchor} ref={details} onToggle={onToggle} className="mt-8 print:hidden">
      <summary className="min-h-11 w-fit content-center text-ink-soft text-sm">{text("extractor")}</summary>
      {wasOpened && <ExtractorInside />}
    </details>
  );
}
