import { useEffect, useState } from "react";
import { askScholarsStanding, type ScholarsAnswer } from "#app/api/scholars.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { DeskLinks } from "./desk-links.tsx";
import { HandOver } from "./hand-over.tsx";
import type { HandedOver } from "./handed-over.ts";
import { type SourceTools, SourceToolsContext } from "./source-tools.ts";

type ScholarsDeskProps = SourceTools & {
  readonly handedOver: { readonly press: number; readonly what: HandedOver } | undefined;
};

/** All of the scholars' room within the page of the sheikh: what is sent, what came back, and a scholar's inbox. */
export function ScholarsDesk({ handedOver, show, find }: ScholarsDeskProps) {
  const language = useLanguage();
  const [standing, setStanding] = useState<ScholarsAnswer>();
  const [isMineOpen, setIsMineOpen] = useState(false);
  const refresh = () =>
    void askScholarsStanding(language).then((asked) => asked.isDone && setStanding(asked.answer));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when one comes, and when one comes back
  useEffect(() => {
    refresh();
    const look = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return (
    <MoreWords area="scholars">
      <SourceToolsContext value={{ show, find }}>
        <DeskLinks standing={standing} isMineOpen={isMineOpen} onMine={setIsMineOpen} onChange={refresh} />
        {handedOver && (
          <HandOver
            key={handedOver.press}
            handedOver={handedOver.what}
            onSent={() => {
              refresh();
              setIsMineOpen(true);
            }}
          />
        )}
      </SourceToolsContext>
    </MoreWords>
  );
}
