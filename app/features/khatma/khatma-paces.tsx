import { useId } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { khatmaPages } from "#domain/khatma/khatma.ts";

/** Numbers of days in which many read the whole Quran. */
const paces = [10, 15, 30, 60] as const;

type KhatmaPacesProps = {
  readonly chosen: number | undefined;
  readonly onChoose: (days: number) => void;
};

/** Paces with what they ask of each day; a press begins a plan with it. */
export function KhatmaPaces({ chosen, onChoose }: KhatmaPacesProps) {
  const text = useMessages("khatma");
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="font-display text-xl">
        {text("paces")}
      </h2>
      <ListRows>
        {paces.map((days) => (
          <li key={days}>
            <ListRow
              title={text("pace", { count: days })}
              detail={text("paceDetail", { count: Math.round(khatmaPages / days) })}
              isChosen={days === chosen}
              onPress={() => onChoose(days)}
            />
          </li>
        ))}
      </ListRows>
    </section>
  );
}
