import { statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { firstWindow, isWhole, loadReading } from "#app/features/reader/reading/reading.ts";
import { surahs, type TranslationId, textAddress } from "#content/quran/index.ts";
import { pageQuality } from "#server/main/page-store.ts";
import { publishedTexts } from "#server/services/published-text.ts";
import { type Figure, median } from "#tests/support/figure.ts";

const translations: readonly TranslationId[] = ["en", "fr", "ur", "id", "tr"];

const brotliSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality.forOne } }).length;

/** Bytes of text for opening each surah: in the page itself and in the chunks after it. */
async function costs(root: string, edition: TranslationId): Promise<number[]> {
  const published = join(root, ".built/public");
  const read = publishedTexts(published);
  const chunk = (id: "arabic" | TranslationId, surah: number) =>
    statSync(join(published, `${textAddress(id, surah)}.br`)).size;
  return Promise.all(
    surahs.map(async ({ number }) => {
      const place = { surah: number, ayah: 1, isVerseRequested: false };
      const sent = firstWindow(await loadReading({ place, language: edition, edition, read }));
      const inPage = brotliSize([...sent.arabic, ...(sent.translation ?? [])].join("\n"));
      return inPage + (isWhole(sent) ? 0 : chunk("arabic", number) + chunk(edition, number));
    }),
  );
}

/** The cost of opening a surah, maximum and median, in each translation. */
export async function benchSurahCost(root: string): Promise<Figure[]> {
  const figures = await Promise.all(
    translations.map(async (edition) => {
      const bytes = await costs(root, edition);
      return [
        { name: `longest surah ${edition}`, value: Math.max(...bytes) / 1024, unit: "KiB", atMost: 45 },
        { name: `median surah ${edition}`, value: median(bytes) / 1024, unit: "KiB", atMost: 3.999 },
      ];
    }),
  );
  return figures.flat();
}
