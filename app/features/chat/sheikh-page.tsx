import { GraduationCap } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import type { ContactScholars } from "./turn.ts";

type SheikhPageProps = {
  readonly onContactScholars: ContactScholars;
  /** What members have with the scholars: stands under the head. */
  readonly children?: ReactNode;
};

/** As tall as the screen less its bars and the keyboard; the composer stands on the bar. */
const frame =
  "mx-auto flex h-[calc(100svh-var(--header-height)-max(var(--bar-height),var(--keyboard,0px))-1.5rem)] max-w-text flex-col in-data-[bar=player]:pb-16 md:-mt-4 md:h-[calc(100svh-var(--header-height)-max(var(--bar-height),var(--keyboard,0px))-3rem)] lg:min-h-152";

/** Ask the Sheikh: answers quoted from sources, and a button to scholars for what only they may answer. */
export function SheikhPage({ onContactScholars, children }: SheikhPageProps) {
  const text = useMessages("chat");
  const name = useMessages("shell");
  const page = useRef<HTMLDivElement>(null);
  useKeyboardRoom(page);
  return (
    <div ref={page} className={frame}>
      <PageHead
        title={name("title.chatbot")}
        line={
          <>
            {text("line")}{" "}
            <Link href="/quote-check" className="text-green underline">
              {name("title.quoteCheck")}
            </Link>
          </>
        }
      >
        <Button onClick={() => onContactScholars({ question: "", citations: [] })}>
          <GraduationCap aria-hidden="true" className="size-4.5" />
          <span className="sm:hidden">{text("scholars")}</span>
          <span className="max-sm:hidden">{text("contactScholars")}</span>
        </Button>
      </PageHead>
      {children}
      <ChatPanel name="sheikh" onContactScholars={onContactScholars} className="grow border-line border-t" />
    </div>
  );
}

/** Pixels; a smaller change is the browser's own toolbar. */
const leastKeyboard = 120;

/**
 * Sets `--keyboard` on the element to the height of the on-screen keyboard, and keeps its end in view while one is
 * open: browsers lay the keyboard over the page without telling its styles.
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const measure = () => {
      const shown = element.current;
      // Zoomed in, the viewport is small for another reason.
      const covered = visualViewport.scale > 1.01 ? 0 : window.innerHeight - visualViewport.height;
      const keyboard = covered >= leastKeyboard ? Math.round(covered) : 0;
      shown?.style.setProperty("--keyboard", `${keyboard}px`);
      if (keyboard > 0 && shown?.contains(document.activeElement)) shown.scrollIntoView({ block: "end" });
    };
    visualViewport.addEventListener("resize", measure);
    return () => visualViewport.removeEventListener("resize", measure);
  }, [element]);
}
