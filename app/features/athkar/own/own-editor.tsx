import { Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import {
  isDuaInSet,
  largestOwnSet,
  longestSetName,
  type OwnSet,
  ownSetOf,
} from "#domain/counting/own-set.ts";
import { DhikrOrder } from "./dhikr-order.tsx";
import { DhikrPicker } from "./dhikr-picker.tsx";
import { loadListedDhikrs } from "./listed-dhikrs.ts";
import { addressOfOwn } from "./own-address.ts";
import { OwnHead } from "./own-head.tsx";
import { type useOwnSets, useShareSet } from "./use-own-sets.ts";

type OwnEditorProps = {
  readonly id: string;
  readonly set: OwnSet;
  readonly store: ReturnType<typeof useOwnSets>;
};

/** Changes a set: its name, which athkar are in it and in which order. Every change is stored at once. */
export function OwnEditor({ id, set, store }: OwnEditorProps) {
  const text = useMessages("ownathkar");
  const athkar = useMessages("athkar");
  const language = useLanguage();
  const showToast = useToast();
  const share = useShareSet();
  const [, navigate] = useLocation();
  const [name, setName] = useState(set.name);
  const { dhikrs } = set;
  const {
    latest: listed,
    hasFailed,
    retry,
  } = useAsync(`listed ${language} ${dhikrs.filter(isDuaInSet).join(" ")}`, () =>
    loadListedDhikrs(language, dhikrs),
  );
  const isFull = dhikrs.length >= largestOwnSet;

  const order = (edit: (ids: readonly string[]) => readonly string[]) =>
    store.change(id, (now) => ownSetOf(now.name, edit(now.dhikrs)));
  const takeOut = (taken: string) => {
    order((ids) => ids.filter((each) => each !== taken));
    showToast({
      title: text("removed"),
      action: { label: text("undo"), onClick: () => order((ids) => putBack(ids, taken, dhikrs)) },
    });
  };
  return (
    <OwnHead title={set.name.trim() || text("unnamed")}>
      <div className="grid gap-6 pt-2 lg:grid-cols-2 items-start">
        <div className="grid gap-4">
          <TextField
            label={text("name")}
            value={name}
            maxLength={longestSetName}
            onChange={(event) => {
              setName(event.target.value);
              store.change(id, (now) => ownSetOf(event.target.value, now.dhikrs));
            }}
            hint={text("nameHint")}
          />
          <section className="grid gap-2">
            <h2 className="font-display text-xl">{text("inSet")}</h2>
            {dhikrs.length === 0 ? (
              <p className="panel p-4 text-ink-soft">{text("nothingIn")}</p>
            ) : (
              <DhikrOrder
                ids={dhikrs}
                listed={listed}
                onOrder={(ordered) => order(() => ordered)}
                onRemove={takeOut}
              />
            )}
          </section>
          <div className="flex flex-wrap gap-2">
            <Link href={addressOfOwn(id)} className={buttonClass("primary")}>
              {text(dhikrs.length > 0 ? "begin" : "done")}
            </Link>
            {dhikrs.length > 0 && (
              <Button onClick={() => share(set)}>
                <Share2 aria-hidden="true" className="size-4" />
                {text("shareSet")}
              </Button>
            )}
            <Button
              onClick={() => {
                navigate("/athkar", { replace: true });
                store.remove(id, set);
              }}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {text("delete")}
            </Button>
          </div>
        </div>
        <section className="grid min-w-0 gap-2">
          <h2 className="font-display text-xl">{text("all")}</h2>
          {isFull && (
            <p role="status" className="panel border-gold p-3">
              {text("full", { count: formatNumber(largestOwnSet, language) })}
            </p>
          )}
          {hasFailed && !listed ? (
            <div role="alert" className="panel flex flex-wrap items-center justify-between gap-3 p-4">
              <p>{athkar("setFailed")}</p>
              <Button onClick={retry}>{athkar("retry")}</Button>
            </div>
          ) : listed ? (
            <DhikrPicker
              listed={listed}
              chosen={dhikrs}
              isFull={isFull}
              onAdd={(added) => order((ids) => [...ids, added])}
              onRemove={takeOut}
            />
          ) : (
            <p role="status">{text("loading")}</p>
          )}
        </section>
      </div>
    </OwnHead>
  );
}

/** The list with an item where it was before it was taken out; at the end where its place is gone. */
function putBack(ids: readonly string[], id: string, before: readonly string[]): readonly string[] {
  if (ids.includes(id)) return ids;
  const next = before.slice(before.indexOf(id) + 1).find((each) => ids.includes(each));
  const at = next === undefined ? ids.length : ids.indexOf(next);
  return [...ids.slice(0, at), id, ...ids.slice(at)];
}
