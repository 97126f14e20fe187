import { useEffect, useEffectEvent, useState } from "react";
import type { DonationsAnswer, LiveAnswer } from "#app/api/donations.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { subscribeToServerEvents } from "#app/browser/server-events.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Language } from "#domain/language.ts";
import { DonationBoard } from "./donation-board.tsx";

const ReceiptView = lazyComponent(
  () => import("./receipt-view.tsx").then((part) => part.ReceiptView),
  <Loading />,
);
const BookSheet = lazyComponent(() => import("./book-sheet.tsx").then((part) => part.BookSheet));

/** The projects and the form, or the receipt that the address names; the book of a project opens in a sheet. */
export function DonationsPage({ sent }: { readonly sent: DonationsAnswer | null }) {
  const text = useMessages("donations");
  const name = useMessages("shell");
  const { parameters, change } = useAddressParameters();
  const { donations, hasFailed, retry } = useDonations(sent);
  const isHydrated = useIsHydrated();
  const [receipt, book] = isHydrated ? [parameters.get("receipt"), parameters.get("book")] : [null, null];
  const [hasOpenedBook, setHasOpenedBook] = useState(false);
  if (book && !hasOpenedBook) setHasOpenedBook(true);
  const bookName = donations?.projects.find(({ id }) => id === book)?.title ?? text("earlier");
  // The sheet calls this twice: when it is asked to close and when it has closed.
  const closeBook = () => {
    if (new URLSearchParams(location.search).has("book")) change({ book: undefined }, { replace: true });
  };
  return (
    <>
      <PageHead title={name("title.donations")} about={<p>{text("intro")}</p>} />
      <noscript>
        <p className="panel mt-4 p-4">{text("needsScripts")}</p>
      </noscript>
      {receipt && <ReceiptView number={receipt} onBack={() => change({ receipt: undefined })} />}
      {!receipt && hasFailed && !donations && (
        <div role="alert" className="panel mt-6 p-6">
          <p>{text("failed")}</p>
          <Button className="mt-4" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {!receipt && !donations && !hasFailed && <Loading />}
      {!receipt && donations && (
        <DonationBoard donations={donations} onBook={(id) => change({ book: id })} onStale={retry} />
      )}
      {hasOpenedBook && <BookSheet id={book} name={bookName} onClose={closeBook} />}
    </>
  );
}

function Loading() {
  const text = useMessages("donations");
  return (
    <p role="status" className="panel mt-6 min-h-[70dvh] animate-pulse p-6 text-ink-soft">
      {text("loading")}
    </p>
  );
}

/** Sends an event whenever a figure changes. */
const liveFiguresAddress = "/api/donations/live";

/** The donations with the live figures in place of those that were loaded. */
function withLiveFigures(known: DonationsAnswer, live: LiveAnswer): DonationsAnswer {
  const { raised, beneficiaries, donors } = live;
  const figures = new Map(live.projects.map((each) => [each.id, each]));
  return {
    ...known,
    raised,
    beneficiaries,
    donors,
    projects: known.projects.map((project) => ({ ...project, ...figures.get(project.id) })),
  };
}

const figuresLine = ({ raised, beneficiaries, donors, projects }: LiveAnswer) =>
  JSON.stringify([
    raised,
    beneficiaries,
    donors,
    projects.map((of) => [of.id, of.raised, of.beneficiaries, of.isClosed]),
  ]);

function isShown(text: string, shown: DonationsAnswer): boolean {
  try {
    return figuresLine(JSON.parse(text)) === figuresLine(shown);
  } catch {
    return false;
  }
}

// Figures that are shown already need no validation, so its code loads with the first ones that differ.
const loadApi = () => import("#app/api/donations.ts");

async function loadDonations(language: Language): Promise<DonationsAnswer> {
  const result = await (await loadApi()).fetchDonations(language);
  if (!result.isDone) throw new Error(result.code);
  return result.answer;
}

/**
 * The projects and figures, kept up to date while the page is open; `sent` came with the page, null where it must be
 * loaded.
 */
function useDonations(sent: DonationsAnswer | null) {
  const language = useLanguage();
  const key = `${language} ${sent === null ? "loaded" : "sent"}`;
  const { latest, hasFailed, retry } = useAsync(key, () => loadDonations(language), sent ?? undefined);
  const [live, setLive] = useState<{ readonly base: DonationsAnswer; readonly figures: LiveAnswer }>();
  const donations = latest && live?.base === latest ? withLiveFigures(latest, live.figures) : latest;

  const onFigures = useEffectEvent(async (text: string, isClosed: () => boolean) => {
    if (!latest || !donations || isShown(text, donations)) return;
    const figures = (await loadApi()).readLiveFigures(text);
    if (figures && !isClosed()) setLive({ base: latest, figures });
  });
  const onRefused = useEffectEvent(retry);
  useEffect(() => {
    let isClosed = false;
    const onText = (text: string) => {
      onFigures(text, () => isClosed).catch(() =>
        console.warn("live figures stop until the page is reloaded"),
      );
    };
    const stop = subscribeToServerEvents(liveFiguresAddress, onText, () => onRefused());
    return () => {
      isClosed = true;
      stop();
    };
  }, []);

  return { donations, hasFailed, retry };
}
