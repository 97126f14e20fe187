"use no memo";

import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Streamed } from "./recording-of.ts";

const LearnMore = lazy(async () => ({ default: (await import("./learn-more.tsx")).LearnMore }));

/** What streaming is, with a way to learn where the recordings come from. */
export function StreamingInfo({ streamed }: { readonly streamed: Streamed | undefined }) {
  const text = useMessages("streaming");
  const name = useMessages("shell");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="streaming-info" className="panel p-4">
      <h2 id="streaming-info" className="flex items-center gap-2 font-display text-lg">
        <Info aria-hidden="true" className="size-5 text-gold" />
        {text("infoTitle")}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{text("infoText")}</p>
      <Button className="mt-3" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {text("learnMore")}
      </Button>
      <Sheet
        title={text("infoTitle")}
        closeLabel={name("close")}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <Suspense>
          <LearnMore streamed={streamed} />
        </Suspense>
      </Sheet>
    </section>
  );
}
