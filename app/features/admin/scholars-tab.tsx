import { fetchScholarsWork } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Loaded } from "./admin-list.tsx";

/** How much waits in the scholars' inbox, and what each scholar has; never a question itself. */
export function ScholarsTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const dayOf = (moment: string) => dateFormat(language, { dateStyle: "medium" }).format(new Date(moment));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text("scholarsNote")}</p>
      <Loaded name="scholars" load={() => fetchScholarsWork(language)}>
        {({ stages, oldestOpen, scholars }) => (
          <div className="grid gap-6">
            <ListRows label={text("tab.scholars")}>
              {stages.map(({ stage, questions }) => (
                <li key={stage}>
                  <ListRow
                    title={text(`questions.${stage}`)}
                    {...(stage === "open" && oldestOpen !== null
                      ? { detail: text("oldest", { date: dayOf(oldestOpen) }) }
                      : {})}
                    end={<span className="font-semibold">{formatNumber(questions, language)}</span>}
                  />
                </li>
              ))}
            </ListRows>
            {scholars.length === 0 ? (
              <EmptyState title={text("noScholars")} />
            ) : (
              <ListRows label={text("role.scholar")}>
                {scholars.map(({ name, claimed, returned, answered }, at) => (
                  // Two scholars may have the same name, and nothing else of them is shown.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <li key={at}>
                    <ListRow
                      title={<bdi lang="">{name}</bdi>}
                      detail={[
                        `${text("questions.claimed")}: ${formatNumber(claimed, language)}`,
                        `${text("questions.returned")}: ${formatNumber(returned, language)}`,
                        `${text("questions.answered")}: ${formatNumber(answered, language)}`,
                      ].join(" · ")}
                    />
                  </li>
                ))}
              </ListRows>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
