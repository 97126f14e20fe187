import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import type { CrescentPanelProps } from "./crescent-panel.tsx";

const CrescentPanel = lazyComponent(() =>
  import("./crescent-panel.tsx").then(({ CrescentPanel }) => CrescentPanel),
);

type CrescentSectionProps = CrescentPanelProps & { readonly name: string };

/** The crescent of a month; its computation is loaded when it is opened. */
export function CrescentSection({ name, ...panel }: CrescentSectionProps) {
  const text = useMessages("crescent");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="crescent" className="panel flex flex-col gap-4 p-4 sm:p-6 noscript:hidden">
      <h2 id="crescent" className="font-display text-xl">
        {text("title", { month: name })}
      </h2>
      <p className="text-ink-soft text-sm">{text("about")}</p>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text(isOpen ? "hide" : "show")}
        </Button>
      </div>
      {isOpen && (
        <MoreWords area="visibility">
          <CrescentPanel key={`${panel.month.year}-${panel.month.month}`} {...panel} />
        </MoreWords>
      )}
    </section>
  );
}
