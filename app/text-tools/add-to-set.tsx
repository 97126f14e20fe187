import { Check, ListOrdered, Plus } from "lucide-react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { useToast } from "#app/ui/toast.ts";
import { largestOwnSet, ownSetOf } from "#domain/counting/own-set.ts";
import { useStoredSets } from "./own-sets.ts";

const endClass = "size-5 shrink-0 text-green";

/** A person's own sets: a press adds a text to one or takes it out, another makes a set with it. */
export function AddToSet({ id }: { readonly id: string }) {
  const text = useMessages("texttools");
  const language = useLanguage();
  const showToast = useToast();
  const { isReady, sets, change, make } = useStoredSets();
  if (!isReady) return <p role="status">{text("loading")}</p>;
  const nameOf = (name: string) => name.trim() || text("unnamedSet");
  const toggle = (setId: string, name: string, isIn: boolean) => {
    change(setId, (now) =>
      ownSetOf(now.name, isIn ? now.dhikrs.filter((each) => each !== id) : [...now.dhikrs, id]),
    );
    showToast({ title: text(isIn ? "takenOutOfSet" : "addedToSet", { name: nameOf(name) }), topic: "set" });
  };
  return (
    <ListRows label={text("mySets")}>
      {sets.map(({ id: setId, name, dhikrs }) => {
        const isIn = dhikrs.includes(id);
        const isFull = !isIn && dhikrs.length >= largestOwnSet;
        return (
          <li key={setId}>
            <ListRow
              icon={<ListOrdered className="size-5" />}
              title={<bdi className="wrap-anywhere">{nameOf(name)}</bdi>}
              detail={
                isFull
                  ? text("setFull", { count: formatNumber(largestOwnSet, language) })
                  : text("setSize", { count: dhikrs.length })
              }
              isChosen={isIn}
              {...(isFull ? {} : { onPress: () => toggle(setId, name, isIn) })}
              end={
                isIn ? (
                  <Check aria-hidden="true" className={endClass} />
                ) : (
                  !isFull && <Plus aria-hidden="true" className={endClass} />
                )
              }
            />
          </li>
        );
      })}
      <li>
        <ListRow
          icon={<Plus className="size-5" />}
          title={text("newSet")}
          detail={text("newSetHint")}
          onPress={() => {
            make({ name: "", dhikrs: [id] });
            showToast({ title: text("addedToSet", { name: text("unnamedSet") }), topic: "set" });
          }}
          end={<Plus aria-hidden="true" className={endClass} />}
        />
      </li>
    </ListRows>
  );
}
