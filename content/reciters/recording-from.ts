import type { Recording } from "#domain/recitation/recording.ts";
import { surahCount } from "#domain/verse-reference.ts";
import hosts from "./data/audio-hosts.json" with { type: "json" };
import type { AudioHostsFile, RecordingFile } from "./schema.ts";

const allSurahs: readonly number[] = /* @__PURE__ */ Array.from(
  { length: surahCount },
  (_, index) => index + 1,
);

/** The known audio hosts, by name. */
export const hostOf = /* @__PURE__ */ new Map(
  /* @__PURE__ */ (hosts as AudioHostsFile).map((host) => [host.host, host]),
);

/** A recording of the lists, with its addresses on each host. */
export function recordingFrom(
  { id, style, rewaya, files, lacks, has }: RecordingFile,
  kind: Recording["kind"],
  name: Recording["name"],
): Recording {
  const sources = files.flatMap(({ host, folder }) => {
    const known = hostOf.get(host);
    return known ? [{ ...known, pattern: known.pattern.replace("{folder}", folder) }] : [];
  });
  const surahs = has ?? (lacks ? allSurahs.filter((surah) => !lacks.includes(surah)) : allSurahs);
  return { id, kind, name, style, rewaya, sources, surahs };
}
