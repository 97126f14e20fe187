import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { Edition } from "#content/quran/index.ts";
import { EditionCard } from "./edition-card.tsx";
import { FontCredits } from "./font-credits.tsx";
import { OwnData } from "./own-data.tsx";
import { Privacy } from "./privacy.tsx";

type CreditsPageProps = {
  readonly editions: readonly Edition[];
  /** The door to what is kept for use without a network. */
  readonly offline: ReactNode;
};

/** Whose work this house stands on, and what it keeps about a visitor. */
export function CreditsPage({ editions, offline }: CreditsPageProps) {
  const text = useMessages("credits");
  const name = useMessages("shell");
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {name("title.credits")}
      </h1>
      <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      <h2 className="mt-10 mb-4 font-display text-2xl">{text("textsTitle")}</h2>
      <ul className="grid gap-4">
        {editions.map((edition) => (
          <EditionCard key={edition.id} edition={edition} />
        ))}
      </ul>
      <FontCredits />
      <Privacy />
      <OwnData />
      <div className="mt-4">{offline}</div>
    </div>
  );
}
