import { lazy, Suspense, useRef, useState } from "react";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useIsHydrated } from "#app/hydration/hydrated.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { DonationBoard } from "./donation-board.tsx";
import { useDonations } from "./use-donations.ts";

const ReceiptView = lazy(async () => ({ default: (await import("./receipt-view.tsx")).ReceiptView }));
const BookSheet = lazy(async () => ({ default: (await import("./book-sheet.tsx")).BookSheet }));

/** The projects and the form, or the receipt that the address names; the book of a project lies over it. */
export function DonationsPage({ sent }: { readonly sent: DonationsAnswer | null }) {
  const text = useMessages("donations");
  const name = useMessages("shell");
  const { parameters, change } = useAddressParameters();
  const { donations, hasFailed, retry } = useDonations(sent);
  const isHydrated = useIsHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  const [receipt, book] = isHydrated ? [parameters.get("receipt"), parameters.get("book")] : [null, null];
  const [hasOpenedBook, setHasOpenedBook] = useState(false);
  if (book && !hasOpenedBook) setHasOpenedBook(true);
  const bookName = donations?.projects.find(({ id }) => id === book)?.title ?? text("earlier");
  // The sheet says so twice: once when it is told to close, and once when it has.
  const closeBook = () => {
    if (new URLSearchParams(location.search).has("book")) change({ book: undefined }, { replace: true });
  };
  const loading = (
    <p role="status" className="panel mt-6 min-h-[70dvh] animate-pulse p-6 text-ink-soft">
      {text("loading")}
    </p>
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
        {name("title.donations")}
      </h1>
      <p className={`mt-3 max-w-[65ch] text-pretty text-ink-soft ${receipt ? "print:hidden" : ""}`}>
        {text("intro")}
      </p>
      <noscript>
        <p className="panel mt-4 p-4">{text("needsScripts")}</p>
      </noscript>
      {receipt && (
        <Suspense fallback={loading}>
          <ReceiptView number={receipt} onBack={() => change({ receipt: undefined })} />
        </Suspense>
      )}
      {!receipt && hasFailed && !donations && (
        <div role="alert" className="panel mt-6 p-6">
          <p>{text("failed")}</p>
          <Button look="primary" className="mt-4" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {!receipt && !donations && !hasFailed && loading}
      {!receipt && donations && (
        <DonationBoard donations={donations} onBook={(id) => change({ book: id })} onStale={retry} />
      )}
      {hasOpenedBook && (
        <Suspense>
          <BookSheet id={book} name={bookName} onClose={closeBook} />
        </Suspense>
      )}
    </>
  );
}
