import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { reciterName } from "#content/reciters/index.ts";
import { rewayat } from "#domain/recitation/recording.ts";
import { recordingsOf, type Streamed, useRecordingKind } from "./recording-of.ts";

type LearnMoreProps = {
  readonly streamed: Streamed | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** A sheet about the recordings. */
export function LearnMore({ streamed, isOpen, onClose }: LearnMoreProps) {
  const text = useMessages("streaming");
  const name = useMessages("shell");
  return (
    <Sheet title={text("infoTitle")} closeLabel={name("close")} isOpen={isOpen} onClose={onClose}>
      <AboutRecordings streamed={streamed} />
    </Sheet>
  );
}

/** Where the recordings come from and what a rewaya is; for the chosen reciter, every recording and its hosts. */
function AboutRecordings({ streamed }: Pick<LearnMoreProps, "streamed">) {
  const text = useMessages("streaming");
  const name = useMessages("shell");
  const language = useLanguage();
  const kindOf = useRecordingKind();
  return (
    <div className="grid gap-5">
      <section>
        <h3 className="font-display text-lg">{text("sourceTitle")}</h3>
        <p className="mt-1">{text("sourceText")}</p>
        {streamed && (
          <>
            <p className="mt-3 font-medium">{reciterName(streamed.reciter, language)}</p>
            <ul className="mt-1 grid gap-2">
              {recordingsOf(streamed.reciter).map((recording) => (
                <li key={recording.id} className="panel p-3 text-sm">
                  <p>{kindOf(recording)}</p>
                  <p className="text-ink-soft">{text("surahsOf", { count: recording.surahs.length })}</p>
                  <ul lang="en" dir="ltr" className="text-start text-ink-soft">
                    {recording.sources.map(({ host }) => (
                      <li key={host}>{host}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section>
        <h3 className="font-display text-lg">{text("rewayaTitle")}</h3>
        <p className="mt-1">{text("rewayaText")}</p>
        <ul className="mt-2 list-disc ps-5">
          {rewayat.map((rewaya) => (
            <li key={rewaya}>{text(`rewaya.${rewaya}`)}</li>
          ))}
        </ul>
      </section>
      <Link href="/credits" className="inline-flex min-h-11 items-center text-green underline">
        {name("title.credits")}
      </Link>
    </div>
  );
}
