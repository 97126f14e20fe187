import { type ReactNode, useState } from "react";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useWhenNear } from "#app/ui/use-when-near.ts";
import type { Edition } from "#content/quran/index.ts";
import { CreditCard } from "./credit-card.tsx";

type CreditsPageProps = {
  readonly editions: readonly Edition[];
  /** Opens what is saved for offline use. */
  readonly offline: ReactNode;
};

/** Whose work the app builds on, and what it stores about a visitor. */
export function CreditsPage({ editions, offline }: CreditsPageProps) {
  const text = useMessages("credits");
  const name = useMessages("shell");
  return (
    <div className="max-w-page">
      <PageHead title={name("title.credits")} about={<p>{text("intro")}</p>} />
      <h2 className="mt-4 mb-4 font-display text-2xl">{text("textsTitle")}</h2>
      <ul className="panel divide-y divide-line">
        {editions.map((edition) => (
          <EditionCard key={edition.id} edition={edition} />
        ))}
      </ul>
      <FontCredits />
      <PhotoCredits />
      <Privacy />
      <NearImportedTexts />
      <OwnData />
      <div className="mt-4">{offline}</div>
    </div>
  );
}

/** One of our texts: its author, edition, source and licence. */
function EditionCard({ edition }: { readonly edition: Edition }) {
  const text = useMessages("credits");
  const { id, language, title, author, source } = edition;
  const facts = [
    [text("author"), author],
    [text("edition"), edition.edition],
    [text("licence"), edition.licence.statement],
    [text("package"), `${edition.package.name} ${edition.package.version}`],
  ] as const;
  return <CreditCard credited={{ id, language, title, author, source, facts }} />;
}

/** Asked for once their place comes near the screen: the page is the same for every server, its imported texts are not. */
function NearImportedTexts() {
  const [isNear, setIsNear] = useState(false);
  const place = useWhenNear(() => setIsNear(true));
  return <section ref={place}>{isNear && <ImportedTexts />}</section>;
}

const ImportedTexts = lazyComponent(() => import("./imported-texts.tsx").then((file) => file.ImportedTexts));

/** What reads photos on the device; its licence file lies beside it. */
function PhotoCredits() {
  const text = useMessages("credits");
  return (
    <>
      <h2 className="mt-10 mb-4 font-display text-2xl">{text("photoTitle")}</h2>
      <p className="max-w-[65ch]">
        {text("photoText")}{" "}
        <a
          href="https://github.com/naptha/tesseract.js"
          target="_blank"
          rel="noopener noreferrer"
          lang="en"
          dir="ltr"
          className="break-all text-green underline"
        >
          {"github.com/naptha/tesseract.js"}
        </a>
      </p>
    </>
  );
}

/** The typefaces we ship; the licence file of each is the SIL Open Font License 1.1. */
const fonts = [
  { name: "Amiri Quran", author: "Khaled Hosny", source: "https://github.com/aliftype/amiri" },
  {
    name: "Noto Naskh Arabic",
    author: "The Noto Project Authors",
    source: "https://github.com/notofonts/arabic",
  },
  {
    name: "Noto Nastaliq Urdu",
    author: "The Noto Project Authors",
    source: "https://github.com/notofonts/nastaliq",
  },
] as const;

/** The designers of the typefaces. */
function FontCredits() {
  const text = useMessages("credits");
  return (
    <>
      <h2 className="mt-10 mb-4 font-display text-2xl">{text("fontsTitle")}</h2>
      <ul className="panel divide-y divide-line px-5">
        {fonts.map(({ name, author, source }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <span dir="ltr" lang="en">
              <a
                href={source}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center text-green underline"
              >
                {name}
              </a>
            </span>
            <span dir="ltr" lang="en" className="text-ink-soft text-sm">
              {`${author} · SIL OFL 1.1`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const points = [
  "keptChoices",
  "keptCookie",
  "keptServer",
  "keptAccount",
  "keptScholars",
  "keptMail",
  "keptPush",
  "keptReports",
  "keptAttempts",
  "keptAudit",
  "sentModel",
  "neverSent",
] as const;

/** What is stored where, and what is never sent. */
function Privacy() {
  const text = useMessages("credits");
  return (
    <section id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className="mt-10 mb-4 font-display text-2xl">
        {text("privacyTitle")}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point} className="max-w-[65ch]">
            {text(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loaded only in the browser: the server has no data to export or delete. */
const OwnDataControls = lazyComponent(() =>
  import("./own-data-controls.tsx").then((file) => file.OwnDataControls),
);

/** What this device stores for the person, to export, import or delete. */
function OwnData() {
  const text = useMessages("credits");
  const isHydrated = useIsHydrated();
  return (
    <section id="your-data" aria-labelledby="your-data-title">
      <h2 id="your-data-title" className="mt-10 mb-4 font-display text-2xl">
        {text("own.title")}
      </h2>
      <p className="max-w-[65ch]">{text("own.text")}</p>
      {isHydrated && <OwnDataControls />}
    </section>
  );
}
