"use no memo";

import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import { useState } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Verification } from "#app/features/reader/reading/verification.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

const VerifiedFacts = lazyComponent(() =>
  import("./verified-facts.tsx").then((facts) => facts.VerifiedFacts),
);

const looks = {
  checking: { Icon: ShieldQuestion, tone: "text-ink-soft", key: "checkingText" },
  verified: { Icon: ShieldCheck, tone: "text-green", key: "verifiedText" },
  altered: { Icon: ShieldAlert, tone: "text-harm", key: "alteredText" },
  unchecked: { Icon: ShieldQuestion, tone: "text-ink-soft", key: "uncheckedText" },
} as const;

type VerifiedMarkProps = { readonly reading: Reading; readonly verification: Verification };

/** Says whether the shown text is the published one, and opens the evidence. */
export function VerifiedMark({ reading, verification }: VerifiedMarkProps) {
  const text = useMessages("reader");
  const [isOpen, setIsOpen] = useState(false);
  const { Icon, tone, key } = looks[verification.kind];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm hover:bg-raised print:hidden ${tone}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="grid justify-items-start [&>*]:[grid-area:1/1]">
          <span>{text(key)}</span>
          {/* Room for what comes next, so that nothing beside it moves when the check is done. */}
          <span aria-hidden="true" className="invisible">
            {text("checkingText")}
          </span>
          <span aria-hidden="true" className="invisible">
            {text("verifiedText")}
          </span>
        </span>
      </button>
      <Sheet title={text(key)} closeLabel={text("close")} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <VerifiedFacts reading={reading} verification={verification} />
      </Sheet>
    </>
  );
}
