import { addressesOf, opening, type Passage } from "#domain/recitation/passage.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { audioPackId } from "./pack-id.ts";
import type { PackFile, PackPlan } from "./pack-plan.ts";

/** Every file played for a surah, including the basmala before it. */
function passagesOf(recording: Recording, surah: number): readonly Passage[] {
  if (recording.kind === "surahs") return [{ part: "surah", surah, ayah: 0 }];
  const verses = Array.from({ length: ayahsIn(surah) }, (_, at): Passage => {
    return { part: "verse", surah, ayah: at + 1 };
  });
  const first = opening(surah, 1);
  return first.part === "basmala" ? [first, ...verses] : verses;
}

/**
 * The files of a surah in a recording, from hosts that certainly let other sites keep them (CORS); undefined
 * where there is no such host or the recording lacks the surah.
 */
export function audioPackPlan(recording: Recording, surah: number): PackPlan | undefined {
  const files = passagesOf(recording, surah).flatMap((passage): PackFile[] => {
    const [best, ...others] = addressesOf(recording, passage).flatMap(({ sendsCors, url }) =>
      sendsCors ? [url] : [],
    );
    return best === undefined ? [] : [[best, ...others]];
  });
  const isWhole = files.length > 0 && files.length === passagesOf(recording, surah).length;
  return isWhole ? { id: audioPackId(recording.id, surah), cacheName: "recitations", files } : undefined;
}
