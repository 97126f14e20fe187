import { Sparkles } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ChatPanel } from "./chat-panel.tsx";

/** The chat about the mushaf and what a subscription adds to it; `unlock` is the button to the plans. */
export function QuranBot({ unlock }: { readonly unlock: ReactNode }) {
  const text = useMessages("chat");
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-display text-xl">{text("quranBot")}</h2>
        <Badge>{text("premium")}</Badge>
      </div>
      <ChatPanel
        name="quran-bot"
        className="h-[calc(100svh-var(--header-height)-var(--bar-height)-11.5rem)] max-w-text md:h-130 border-line border-t"
      />
      <section aria-labelledby="premium-features" className="panel space-y-2 p-5">
        <h3 id="premium-features" className="flex items-center gap-2 font-display text-lg">
          <Sparkles aria-hidden="true" className="size-5 text-ink-soft" />
          {text("premiumFeatures")}
        </h3>
        <p className="max-w-[65ch] text-ink-soft">{text("premiumText")}</p>
        {unlock}
      </section>
    </div>
  );
}
