import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { later } from "#app/ui/later.tsx";

const Extractor = later(() => import("./extractor.tsx").then(({ Extractor: Part }) => Part));

const place = "extractor";

/** The door to the extractor; its code and words come when it is opened, and a reload finds it as it was. */
export function ExtractorDoor() {
  const text = useMessages("athkar");
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (location.hash === `#${place}`) setIsOpen(true);
  }, []);
  const toggle = () => {
    setIsOpen(!isOpen);
    const address = `${location.pathname}${location.search}${isOpen ? "" : `#${place}`}`;
    history.replaceState(history.state, "", address);
  };
  return (
    <section id={place} className="mx-auto mt-8 max-w-4xl print:hidden">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="panel flex min-h-14 w-full items-center justify-between px-5 py-3 text-start font-display text-xl"
        >
          {text("extractor")}
          <ChevronDown aria-hidden="true" className={`size-5 ${isOpen ? "rotate-180" : ""}`} />
        </button>
      </h2>
      {isOpen && (
        <MoreWords area="extractor">
          <Extractor />
        </MoreWords>
      )}
    </section>
  );
}
