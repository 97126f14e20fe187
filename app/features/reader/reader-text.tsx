import { useEffect, useEffectEvent, useState } from "react";
import { useIsWide } from "#app/browser/use-is-wide.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useToast } from "#app/ui/toast.ts";
import { VerseList } from "./list/verse-list.tsx";
import type { PortionEndAt } from "./reading/portion-end.tsx";
import { PlanRoom, WindowLink } from "./reading/reader-links.tsx";
import type { ReadingPlace } from "./reading/reading-place.ts";
import type { OpenReader } from "./use-reader.ts";
import type { VerseLinks } from "./verse/verse-view.ts";

const VerseDetails = lazyComponent(() =>
  import("./verse/verse-details.tsx").then((part) => part.VerseDetails),
);

/** The verses of the open surah. */
export function ReaderText({ reader }: { readonly reader: OpenReader }) {
  const { reading, view, actions, current, playing, marked } = reader;
  const [end, setEnd] = useState<PortionEndAt>();
  return (
    <>
      <PlanRoom surah={reading.surah.number} onPortionEnd={setEnd} />
      <WindowLink reading={reading} side="earlier" />
      <VerseList
        reading={reading}
        view={view}
        actions={actions}
        current={current}
        playing={playing}
        marked={marked}
        end={end}
      />
      <WindowLink reading={reading} side="later" />
    </>
  );
}

type OpenedVerseProps = { readonly reader: OpenReader; readonly links: VerseLinks };

/** The verse that was opened: in a sheet, or on a wide screen in the panel beside the verses, which is always there. */
export function OpenedVerse({ reader, links }: OpenedVerseProps) {
  const isWide = useIsWide("68.75rem") && !reader.isPaged;
  const isSettled = useSettled();
  const text = useMessages("shell");
  const showToast = useToast();
  const { sheet, closeSheet } = reader;
  // Each press loads again what did not come before.
  const wanted = sheet ?? (isWide && isSettled ? VerseDetails : undefined);
  const { latest, hasFailed } = useAsync(wanted, () => VerseDetails.ready().then(() => true));
  const giveUp = useEffectEvent(() => {
    if (!sheet?.isOpen) return;
    showToast({ title: text("loadFailedTitle"), description: text("loadFailedText") });
    closeSheet();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return latest && (sheet || isWide) ? (
    <VerseDetails reader={reader} links={links} isBeside={isWide} />
  ) : null;
}

/** Explains which surah or verse of the address does not exist, and what is shown instead. */
export function ProblemNotice({ place: { problem } }: { readonly place: ReadingPlace }) {
  const text = useMessages("reader");
  if (!problem) return null;
  return (
    <p role="status" className="panel mt-4 border-gold p-4 print:hidden">
      {text(problem.kind, { value: problem.value })}
    </p>
  );
}

/** Says that a surah, or the rest of it, did not load, with a button to try again. */
export function ReadingError({ onRetry }: { readonly onRetry: () => void }) {
  const text = useMessages("reader");
  return (
    <div
      role="alert"
      className="panel my-6 flex flex-wrap items-center justify-between gap-3 p-4 print:hidden"
    >
      <p>{text("restFailed")}</p>
      <Button look="primary" onClick={onRetry}>
        {text("retry")}
      </Button>
    </div>
  );
}
