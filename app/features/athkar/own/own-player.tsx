import { Pencil, Share2 } from "lucide-react";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { readPublished } from "#app/browser/read-published.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { useCollectionSet } from "#app/storage/user-data/use-collection.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FavoritesPending } from "#app/ui/favorites-pending.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { OwnSet } from "#domain/counting/own-set.ts";
import type { AthkarView } from "../athkar-address.ts";
import { AthkarSession } from "../athkar-session.tsx";
import { SetChips } from "../set-chips.tsx";
import { addressOfOwn, editAddressOf, favoritesId, sharedAddressOf } from "./own-address.ts";
import { OwnHead } from "./own-head.tsx";
import { useOwnSets, useShareSet } from "./use-own-sets.ts";

type SetSessionProps = {
  readonly title: string;
  readonly ids: readonly string[];
  /** The set's id, under which its progress is stored. */
  readonly current: string;
  readonly view: AthkarView;
  readonly hrefOf: (view: AthkarView) => string;
  /** Said above the set. */
  readonly children?: ReactNode;
};

/** The athkar of a set once their texts are loaded. */
function SetSession({ title, ids, current, view, hrefOf, children }: SetSessionProps) {
  const text = useMessages("ownathkar");
  const athkar = useMessages("athkar");
  const language = useLanguage();
  const { place, top } = useTopOf();
  const { value, latest, hasFailed, retry } = useAsync(`${title} ${ids.join(" ")} ${language}`, () =>
    import("../athkar-set.ts").then(({ loadOwnSet }) =>
      loadOwnSet({ title, ids, language, read: readPublished }),
    ),
  );
  const set = value ?? latest;
  if (hasFailed)
    return (
      <div role="alert" className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-4">
        <p>{athkar("setFailed")}</p>
        <Button onClick={retry}>{athkar("retry")}</Button>
      </div>
    );
  if (!set) return <FavoritesPending loading={text("loading")} needsScripts={text("needsScripts")} />;
  const unknown = value ? ids.length - value.dhikrs.length : 0;
  return (
    <div ref={place} style={{ "--athkar-head": `calc(${top}px - var(--header-height))` } as CSSProperties}>
      <AthkarSession
        set={set}
        progressKey={`own/${current}`}
        view={view}
        hrefOf={hrefOf}
        isLoading={!value}
        picker={<OwnPicker current={current} view={view} />}
        notice={
          <>
            {children}
            {unknown > 0 && (
              <p role="status" className="pb-2 text-ink-soft text-sm">
                {text("unknown", { count: unknown })}
              </p>
            )}
          </>
        }
      />
    </div>
  );
}

/** How far from the top of the page an element begins, in CSS pixels; the player fills the screen from there on. */
function useTopOf() {
  const place = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(110);
  useLayoutEffect(() => {
    const measure = () => {
      if (place.current) setTop(place.current.getBoundingClientRect().top + scrollY);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  });
  return { place, top };
}

/** The favourites and one's own sets in one row, at the side on wide screens. */
function OwnPicker({ current, view }: { readonly current: string; readonly view: AthkarView }) {
  const text = useMessages("ownathkar");
  const { sets } = useOwnSets();
  return (
    <SetChips
      label={text("title")}
      current={current}
      options={[
        { value: favoritesId, href: addressOfOwn(favoritesId, view), label: text("favorites") },
        ...sets.map(({ id, name }) => ({
          value: id,
          href: addressOfOwn(id, view),
          label: <bdi>{name.trim() || text("unnamed")}</bdi>,
        })),
      ]}
    />
  );
}

type OwnPlayerProps = { readonly id: string; readonly set: OwnSet; readonly view: AthkarView };

/** A person's own set, said one by one or as a list. */
export function OwnPlayer({ id, set, view }: OwnPlayerProps) {
  const text = useMessages("ownathkar");
  const share = useShareSet();
  const title = set.name.trim() || text("unnamed");
  const isEmpty = set.dhikrs.length === 0;
  return (
    <OwnHead
      title={title}
      actions={
        <>
          {!isEmpty && (
            <IconButton label={text("shareSet")} onClick={() => share(set)}>
              <Share2 aria-hidden="true" className="size-5.5" />
            </IconButton>
          )}
          <Link
            href={editAddressOf(id)}
            aria-label={text("edit")}
            title={text("edit")}
            className={buttonClass("bare", "size-11 shrink-0 px-0!")}
          >
            <Pencil aria-hidden="true" className="size-5" />
          </Link>
        </>
      }
    >
      {isEmpty ? (
        <EmptyState title={text("emptyTitle")} hint={text("emptyHint")}>
          <Link href={editAddressOf(id)} className={buttonClass("primary")}>
            {text("all")}
          </Link>
        </EmptyState>
      ) : (
        <SetSession
          title={title}
          ids={set.dhikrs}
          current={id}
          view={view}
          hrefOf={(next) => addressOfOwn(id, next)}
        />
      )}
    </OwnHead>
  );
}

/** The favourites, said like a set. */
export function FavoritesPlayer({ view }: { readonly view: AthkarView }) {
  const text = useMessages("ownathkar");
  const share = useShareSet();
  const { ids, isReady } = useCollectionSet("favourite-dhikr");
  return (
    <OwnHead
      title={text("favorites")}
      actions={
        ids.length > 0 && (
          <IconButton
            label={text("shareSet")}
            onClick={() => share({ name: text("favorites"), dhikrs: ids })}
          >
            <Share2 aria-hidden="true" className="size-5.5" />
          </IconButton>
        )
      }
    >
      {!isReady ? (
        <FavoritesPending loading={text("loading")} needsScripts={text("needsScripts")} />
      ) : ids.length === 0 ? (
        <EmptyState title={text("noFavorites")} hint={text("favoritesHint")} />
      ) : (
        <SetSession
          title={text("favorites")}
          ids={ids}
          current={favoritesId}
          view={view}
          hrefOf={(next) => addressOfOwn(favoritesId, next)}
        />
      )}
    </OwnHead>
  );
}

type SharedPlayerProps = {
  readonly set: OwnSet;
  readonly view: AthkarView;
  readonly make: (set: OwnSet) => string;
};

/** A set that came with an address: it can be said at once, and saved. */
export function SharedPlayer({ set, view, make }: SharedPlayerProps) {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const [, navigate] = useLocation();
  const title = set.name.trim() || text("sharedTitle");
  const save = () => {
    navigate(addressOfOwn(make({ ...set, name: title }), view), { replace: true });
    showToast({ title: text("saved") });
  };
  return (
    <OwnHead title={title}>
      {set.dhikrs.length === 0 ? (
        <EmptyState title={text("emptyTitle")} />
      ) : (
        <SetSession
          title={title}
          ids={set.dhikrs}
          current="shared"
          view={view}
          hrefOf={(next) => sharedAddressOf(set, next)}
        >
          <div className="panel mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-gold p-3 print:hidden">
            <p className="text-sm">{text("sharedHint")}</p>
            <Button look="primary" onClick={save}>
              {text("save")}
            </Button>
          </div>
        </SetSession>
      )}
    </OwnHead>
  );
}
