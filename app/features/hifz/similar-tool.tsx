import { readPublished } from "#app/browser/read-published.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { readSimilar } from "#content/similar-verses/index.ts";
import { LoadState } from "./load-state.tsx";
import { shownAtFirst } from "./passage.ts";
import { PassageFields } from "./passage-fields.tsx";
import { SimilarPair } from "./similar-pair.tsx";
import { useLoaded } from "./use-loaded.ts";
import { usePassage } from "./use-passage.ts";
import { usePassageTexts } from "./use-passage-texts.ts";

/** Verses of a passage beside those that a memory takes for them, the differing words marked. */
export function SimilarTool() {
  const text = useMessages("hifz");
  const [passage, choose] = usePassage();
  const { surah, from, to } = passage;
  const texts = usePassageTexts(passage);
  const similar = useLoaded(`similar ${surah}`, () => readSimilar(readPublished, surah));
  const found = similar.data?.slice(from - 1, to);
  const verses = (found ?? []).flatMap((passages, at) => {
    const verse = texts.data?.arabic[at];
    return passages.length > 0 && verse !== undefined ? [{ ayah: from + at, verse, passages }] : [];
  });
  return (
    <div className="grid gap-5">
      <div className="panel p-5">
        <PassageFields passage={passage} onChange={choose} firstVerses={shownAtFirst} />
      </div>
      {texts.data && found ? (
        <>
          <p role="status">{text("similarCount", { count: verses.length })}</p>
          <ul className="grid gap-4">
            {verses.map(({ ayah, verse, passages }) => (
              <SimilarPair
                key={`${surah}:${ayah}`}
                own={{ surah, ayah }}
                verse={verse}
                surahName={texts.data?.surahName ?? ""}
                passages={passages}
              />
            ))}
          </ul>
        </>
      ) : (
        <LoadState of={texts.data ? similar : texts} />
      )}
    </div>
  );
}
