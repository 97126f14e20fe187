import { GraduationCap, LogIn } from "lucide-react";
import type { ReactNode } from "react";
import type { ScholarsAnswer } from "#app/api/scholars.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { requestSignIn } from "#app/ui/sign-in-request.ts";

/** Why the form does not open: what the server allows, or that it did not answer, with its message. */
export type Hindrance = ScholarsAnswer | { readonly failure: string };

type WayToScholarsProps = {
  readonly hindrance: Hindrance;
  /** The button to the plans. */
  readonly plans: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** What it is to ask a scholar, who may, and the next step there, for somebody who cannot ask now. */
export function WayToScholars({ hindrance, plans, isOpen, onClose }: WayToScholarsProps) {
  const text = useMessages("scholars");
  return (
    <Sheet title={text("askTitle")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <div className="grid gap-5">
        <p className="flex items-start gap-3 text-pretty">
          <GraduationCap aria-hidden="true" className="mt-1 size-6 shrink-0 text-green" />
          {text("askAbout")}
        </p>
        {"failure" in hindrance ? (
          <Part title={text("notReached")}>{hindrance.failure}</Part>
        ) : (
          <NextStep {...hindrance} plans={plans} onClose={onClose} />
        )}
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1 border-line border-t pt-4">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-pretty text-ink-soft">{children}</p>
    </section>
  );
}

type NextStepProps = ScholarsAnswer & Pick<WayToScholarsProps, "plans" | "onClose">;

function NextStep({ hasScholars, hasPremium, isSignedIn, plans, onClose }: NextStepProps) {
  const text = useMessages("scholars");
  const chat = useMessages("chat");
  const shell = useMessages("shell");
  return (
    <>
      {!hasPremium && (
        <Part title={chat("subscribersOnly")}>
          {chat("subscribersOnlyText")} {text("restIsFree")}
        </Part>
      )}
      {!hasScholars && (
        <Part title={text("noScholars")}>
          {!hasPremium && text("noScholarsYet")} {text("noScholarsText")}
        </Part>
      )}
      {hasScholars && (
        <div className="flex flex-wrap gap-2">
          {plans}
          {!isSignedIn && (
            <Button
              onClick={() => {
                onClose();
                requestSignIn();
              }}
            >
              <LogIn aria-hidden="true" className="size-4" />
              {shell("signIn")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
