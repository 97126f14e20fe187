import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/choices.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { reciterName, type SurahReciter } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";
import { recordingsOf } from "./recording-of.ts";

type ReciterListProps = {
  readonly reciters: readonly SurahReciter[];
  readonly chosen: SurahReciter | undefined;
  readonly onChoose: (reciter: SurahReciter) => void;
};

/** Outside of the components: the React compiler skips what has an `import()` in it. */
const loadMatching = () => import("./match-reciters.ts");
const loadRefreshing = () => import("./refresh-reciters.ts");

const styles = ["all", "mujawwad", "muallim"] as const;

/** Whether a reciter has a recording in that style. */
const hasStyle = (reciter: SurahReciter, style: Recording["style"]) =>
  recordingsOf(reciter).some((recording) => recording.style === style);

/** The reciters of whole surahs, searchable by name in either script. */
export function ReciterList({ reciters, chosen, onChoose }: ReciterListProps) {
  const text = useMessages("streaming");
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [style, setStyle] = useState<(typeof styles)[number]>("all");
  // Until the code that compares names is loaded, the list stays whole.
  const { latest: matching } = useAsync(typed === "" ? undefined : "matching", loadMatching);
  const named = typed === "" || !matching ? reciters : matching.findReciters(reciters, typed);
  const found = style === "all" ? named : named.filter((reciter) => hasStyle(reciter, style));
  const isArabic = language === "ar" || language === "ur";
  return (
    <div className="flex h-full flex-col gap-3">
      <h2 className="font-display text-lg max-lg:sr-only">{text("reciters")}</h2>
      <SearchField label={text("searchReciter")} name="search" value={typed} onChange={setTyped} />
      <Chips
        label={text("style")}
        options={styles.map((value) => ({ value, label: text(value === "all" ? "all" : `style.${value}`) }))}
        current={style}
        onChange={setStyle}
      />
      <p role="status" className="sr-only">
        {text("recitersFound", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={text("noReciters")} />
      ) : (
        <div className="lg:h-0 lg:min-h-100 lg:grow lg:overflow-y-auto">
          <ListRows label={text("reciters")}>
            {found.map((reciter) => (
              <li key={reciter.id}>
                <ListRow
                  icon={<span lang={isArabic ? "ar" : "en"}>{reciter.letter[isArabic ? "ar" : "en"]}</span>}
                  title={reciterName(reciter, language)}
                  detail={
                    <bdi
                      lang={isArabic ? "en" : "ar"}
                      dir={isArabic ? "ltr" : "rtl"}
                      className="font-(family-name:--font-arabic-label)"
                    >
                      {reciter.name[isArabic ? "en" : "ar"]}
                    </bdi>
                  }
                  end={
                    <span className="shrink-0 text-ink-soft text-sm tabular-nums">
                      <span className="sr-only">{text("surahs")}</span>
                      {formatNumber(reciter.surahs.length, language)}
                    </span>
                  }
                  isChosen={reciter.id === chosen?.id}
                  onPress={() => onChoose(reciter)}
                />
              </li>
            ))}
          </ListRows>
        </div>
      )}
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
    <div className="text-center">
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
