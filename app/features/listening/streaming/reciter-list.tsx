import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { reciterName, type SurahReciter } from "#content/reciters/index.ts";

type ReciterListProps = {
  readonly reciters: readonly SurahReciter[];
  readonly chosen: SurahReciter | undefined;
  readonly onChoose: (reciter: SurahReciter) => void;
};

/** Outside of the components: the React compiler skips what has an `import()` in it. */
const loadMatching = () => import("./match-reciters.ts");
const loadRefreshing = () => import("./refresh-reciters.ts");

/** The reciters of whole surahs, searchable by name in either script. */
export function ReciterList({ reciters, chosen, onChoose }: ReciterListProps) {
  const text = useMessages("streaming");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  // Until the code that compares names is loaded, the list stays whole.
  const { latest: matching } = useAsync(typed === "" ? undefined : "matching", loadMatching);
  const found = typed === "" || !matching ? reciters : matching.recitersMatching(reciters, typed);
  const isArabic = language === "ar" || language === "ur";
  return (
    <div className="panel flex h-full flex-col overflow-hidden">
      <div className="border-line border-b p-3">
        <h2 className="mb-2 font-display text-lg">{text("reciters")}</h2>
        <SearchField label={text("searchReciter")} name="search" value={typed} onChange={setTyped} />
        <p role="status" className="sr-only">
          {text("recitersFound", { count: found.length })}
        </p>
      </div>
      {found.length === 0 && <p className="p-6 text-center text-ink-soft">{text("noReciters")}</p>}
      <ul className="h-[400px] min-h-[400px] grow overflow-y-auto p-2 empty:hidden lg:h-0">
        {found.map((reciter) => (
          <li key={reciter.id}>
            <button
              type="button"
              aria-pressed={reciter.id === chosen?.id}
              onClick={() => onChoose(reciter)}
              className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1 text-start hover:bg-ground aria-pressed:bg-green aria-pressed:text-on-green"
            >
              <span
                aria-hidden="true"
                lang={isArabic ? "ar" : "en"}
                className="flex size-9 shrink-0 items-center justify-center rounded-round border border-current text-gold in-aria-pressed:text-on-green"
              >
                {isArabic ? reciter.letter.ar : reciter.letter.en}
              </span>
              <span className="min-w-0 grow">
                <span className="block break-words">{reciterName(reciter, language)}</span>
                <span
                  lang={isArabic ? "en" : "ar"}
                  dir={isArabic ? "ltr" : "rtl"}
                  className="block break-words text-end text-ink-soft text-sm in-aria-pressed:text-on-green"
                >
                  {isArabic ? reciter.name.en : reciter.name.ar}
                </span>
              </span>
              <span className="shrink-0 text-ink-soft text-xs tabular-nums in-aria-pressed:text-on-green">
                <span className="sr-only">{text("surahs")}</span>
                {formatNumber(reciter.surahs.length, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RefreshReciters />
    </div>
  );
}

/** Fetches the host's newest list of reciters on request; everything works without it. */
function RefreshReciters() {
  const text = useMessages("streaming");
  const [status, setStatus] = useState<"refreshing" | "refreshed" | "notRefreshed">();
  const refresh = async () => {
    setStatus("refreshing");
    const isRefreshed = await loadRefreshing().then(
      ({ refreshReciters }) => refreshReciters(),
      () => false,
    );
    setStatus(isRefreshed ? "refreshed" : "notRefreshed");
  };
  return (
    <div className="border-line border-t p-2 text-center">
      <Button look="bare" disabled={status === "refreshing"} onClick={refresh}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {text("refresh")}
      </Button>
      <p role="status" className="px-2 pb-1 text-ink-soft text-xs empty:hidden">
        {status && text(status)}
      </p>
    </div>
  );
}
