import { useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { favoritesId, type OwnPlace } from "./own-address.ts";
import { OwnEditor } from "./own-editor.tsx";
import { OwnHead } from "./own-head.tsx";
import { FavoritesPlayer, OwnPlayer, SharedPlayer } from "./own-player.tsx";
import { useOwnSets } from "./use-own-sets.ts";

/** What an address of one's own sets shows: saying a set, changing it, or one that somebody shared. */
export function OwnAthkar({ place }: { readonly place: OwnPlace }) {
  const text = useMessages("ownathkar");
  const store = useOwnSets();
  if (place.kind === "shared") return <SharedPlayer set={place.set} view={place.view} make={store.make} />;
  if (place.kind === "set" && place.id === favoritesId) return <FavoritesPlayer view={place.view} />;
  const set = store.find(place.id);
  if (!set)
    return (
      <OwnHead title={text("title")}>
        {store.isReady ? (
          <EmptyState title={text("notFound")} hint={text("notFoundHint")} />
        ) : (
          <FavoritesPending loading={text("loading")} needsScripts={text("needsScripts")} />
        )}
      </OwnHead>
    );
  return place.kind === "edit" ? (
    <OwnEditor key={place.id} id={place.id} set={set} store={store} />
  ) : (
    <OwnPlayer id={place.id} set={set} view={place.view} />
  );
}
