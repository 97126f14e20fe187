import { Heart, ListOrdered, Plus } from "lucide-react";
import { useLocation } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { addressOfOwn, editAddressOf, favoritesId } from "./own-address.ts";
import { useOwnSets } from "./use-own-sets.ts";

const iconProps = { strokeWidth: 1.75, className: "size-5.5" } as const;

/** The favourites and a person's own sets, and a row that makes another. */
export function OwnRows() {
  const text = useMessages("ownathkar");
  const [, navigate] = useLocation();
  const { sets, make } = useOwnSets();
  const favorites = useCollectionSet("favourite-dhikr");
  const count = favorites.ids.length;
  return (
    <>
      <h2 id="own" className="font-display text-xl">
        {text("title")}
      </h2>
      <p className="pt-0.5 pb-2.5 text-pretty text-ink-soft text-sm">{text("about")}</p>
      <ListRows label={text("title")}>
        <li>
          <ListRow
            icon={<Heart {...iconProps} />}
            title={text("favorites")}
            detail={count === 0 ? text("favoritesHint") : text("size", { count })}
            href={addressOfOwn(favoritesId)}
          />
        </li>
        {sets.map(({ id, name, dhikrs }) => (
          <li key={id}>
            <ListRow
              icon={<ListOrdered {...iconProps} />}
              title={<bdi className="wrap-anywhere">{name.trim() || text("unnamed")}</bdi>}
              detail={text("size", { count: dhikrs.length })}
              href={addressOfOwn(id)}
            />
          </li>
        ))}
        <li>
          <ListRow
            icon={<Plus {...iconProps} />}
            title={text("newSet")}
            detail={text("newSetHint")}
            onPress={() => navigate(editAddressOf(make({ name: "", dhikrs: [] })))}
          />
        </li>
      </ListRows>
    </>
  );
}
