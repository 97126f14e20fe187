import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { readSimilar } from "#content/similar-verses/index.ts";
import { initialVerses } from "./hifz-address.ts";
import { LoadState } from "./load-state.tsx";
import { PassageFields } from "./passage-fields.tsx";
import { SimilarPair, versesWithSimilar } from "./similar-pairs.tsx";
import { usePassage, usePassageTexts } from "./use-passage.ts";

/** The verses of a passage with those that are easily confused with them, the differing words marked. */
export function SimilarTool() {
  const text = useMessages("hifz");
  const [passage, choose] = usePassage();
  const { surah, from, to } = passage;
  const texts = usePassageTexts(passage);
  const similar = useAsync(`similar ${surah}`, () => readSimilar(readPublished, surah));
  const found = similar.value?.slice(from - 1, to);
  const verses = versesWithSimilar(found ?? [], texts.value?.arabic ?? [], from);
  return (
    <div className="grid gap-5">
      <div className="panel p-5">
        <PassageFields passage={passage} onChange={choose} firstVerses={initialVerses} />
      </div>
      {texts.value && found ? (
        <>
          <p role="status">{text("similarCount", { count: verses.length })}</p>
          <ul className="grid gap-4">
            {verses.map(({ ayah, verse, passages }) => (
              <SimilarPair
                key={`${surah}:${ayah}`}
                reference={{ surah, ayah }}
                verse={verse}
                surahName={texts.value?.surahName ?? ""}
                passages={passages}
              />
            ))}
          </ul>
        </>
      ) : (
        <LoadState state={texts.value ? similar : texts} />
      )}
    </div>
  );
}
