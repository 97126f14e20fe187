import { useState } from "react";
import { Link } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";
import { directionOf } from "#domain/language.ts";
import type { HomeReading } from "./home-reading.ts";

const loadPanel = () => import("./home-panel.tsx");

/** The reader on the home page: a verse with a link to the rest; its controls load when it comes near the screen. */
export function HomeReader({ first }: { readonly first: HomeReading }) {
  const text = useMessages("home");
  const [isNear, setIsNear] = useState(false);
  const section = useWhenNear(() => setIsNear(true));
  // Without its controls the verse remains.
  const Panel = useAsync(isNear ? "home panel" : undefined, loadPanel).value?.HomePanel;
  return (
    <section ref={section} aria-labelledby="home-reader" className="pt-6 md:pt-10">
      <h2 id="home-reader" className="font-display text-xl md:text-2xl">
        {text("reader.title")}
      </h2>
      <p className="mt-1 mb-2 max-w-[65ch] md:mb-3 text-pretty text-ink-soft text-sm">
        {text("reader.intro")}
      </p>
      {Panel ? <Panel first={first} /> : <FirstVerse first={first} />}
    </section>
  );
}

function FirstVerse({ first: { name, ayahs, arabic, translation, edition } }: { first: HomeReading }) {
  const text = useMessages("home");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className="panel p-4 text-center">
      <p className="font-display text-lg">{name}</p>
      <p className="text-ink-soft text-sm">
        {text("reader.currentVerse", { number: number(1), count: number(ayahs) })}
      </p>
      <p lang="ar" dir="rtl" className="quran mt-4 text-quran">
        <QuranText text={arabic} />
      </p>
      {translation && edition && (
        <p lang={edition} dir={directionOf(edition)} className="mt-3 text-pretty text-ink-soft">
          {translation}
        </p>
      )}
      <Link href="/digital-quran?surah=1" className={buttonClass("quiet", "mt-6")}>
        {text("reader.openWhole")}
      </Link>
    </div>
  );
}
