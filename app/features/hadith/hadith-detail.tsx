import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { Hadith, HadithTexts } from "#content/hadith/index.ts";
import { sourceLine } from "./actionable-hadith.ts";
import { CrossReferences } from "./cross-references.tsx";
import { HadithBadges } from "./hadith-badges.tsx";
import { HadithWords } from "./hadith-words.tsx";
import { ReviewNote } from "./review-note.tsx";

type HadithDetailProps = {
  readonly hadith: Hadith;
  readonly names: HadithTexts["names"];
  readonly hadithOf: (id: string) => Hadith | undefined;
};

/** All there is to say of one hadith in the reader's language. */
export function HadithDetail({ hadith, names, hadithOf }: HadithDetailProps) {
  const text = useMessages("hadith");
  const language = useLanguage();
  const facts = [
    [text("narrator"), hadith.narrator],
    [text("book"), hadith.book],
    [text("foundIn"), sourceLine(hadith, (number) => printedNumber(number, language))],
    [
      text("grade"),
      hadith.grades
        .map(({ grade, name }) => text("graded", { grade: names.grades[grade], grader: name }))
        .join(" · "),
    ],
  ] as const;
  return (
    <>
      <HadithBadges hadith={hadith} names={names} />
      <div>
        <HadithWords hadith={hadith} query="" />
      </div>
      <section>
        <h3 className="mb-1 font-medium">{text("explanation")}</h3>
        <p className="text-pretty">{hadith.explanation}</p>
        <ReviewNote hadith={hadith} />
      </section>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CrossReferences related={hadith.related} hadithOf={hadithOf} />
    </>
  );
}
