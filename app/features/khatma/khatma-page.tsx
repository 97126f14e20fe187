import { useState } from "react";
import { useNow } from "#app/browser/device-clock.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { khatmaPlaceKey } from "#app/storage/plan-places.ts";
import { useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { useToast } from "#app/ui/toast.ts";
import { useRestoredFocus } from "#app/ui/use-restored-focus.ts";
import { isKhatmaFinished } from "#domain/khatma/khatma.ts";
import { defaultDays, KhatmaForm } from "./khatma-form.tsx";
import { KhatmaHistory } from "./khatma-history.tsx";
import { KhatmaPaces } from "./khatma-paces.tsx";
import { KhatmaPlan } from "./khatma-plan.tsx";
import { loadQuranPages } from "./quran-pages.ts";

/** The person's plans over the whole Quran: today's portion of each, a new one, and those that are finished. */
export function KhatmaPage() {
  const text = useMessages("khatma");
  const shell = useMessages("shell");
  const language = useLanguage();
  const showToast = useToast();
  const { entries, isReady, put, remove } = useCollectionMap("khatma");
  const places = useCollectionMap("position");
  // The days of the plan that is being made.
  const [begunDays, setBegunDays] = useState<number>();
  const begin = () => setBegunDays(defaultDays);
  const { value: quran, hasFailed, retry } = useAsync(`pages ${language}`, () => loadQuranPages(language));
  const removePlan = (id: string) => {
    const key = khatmaPlaceKey(id);
    const [plan, place] = [entries.get(id), places.entries.get(key)];
    remove(id);
    if (place) places.remove(key);
    const restore = () => {
      if (plan) put(id, plan);
      if (place) places.put(key, place);
    };
    showToast({ title: text("removed"), action: { label: text("undo"), onClick: restore } });
  };
  // The day changes at midnight while the page is open.
  useNow();
  const all = [...entries];
  const current = all.filter(([, plan]) => !isKhatmaFinished(plan));
  const finished = all.filter(([, plan]) => isKhatmaFinished(plan));
  const focusAtBeginning = useRestoredFocus(begunDays);
  const focusInLists = useRestoredFocus(`${current.length} ${finished.length}`);
  return (
    <>
      <PageHead title={shell("title.khatma")} line={text("line")} about={<p>{text("about")}</p>} />
      <noscript>
        <p className="panel p-4">{text("noScript")}</p>
      </noscript>
      <div className="mt-4 min-h-svh noscript:hidden">
        {hasFailed ? (
          <EmptyState title={shell("loadFailedTitle")} hint={shell("loadFailedText")}>
            <Button onClick={retry}>{shell("retry")}</Button>
          </EmptyState>
        ) : !quran || !isReady ? (
          <p role="status" className="text-ink-soft">
            {text("loading")}
          </p>
        ) : (
          <div
            {...focusInLists}
            className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
          >
            <div className="grid min-w-0 gap-4">
              {current.map(([id, plan]) => (
                <KhatmaPlan
                  key={id}
                  id={id}
                  plan={plan}
                  place={places.entries.get(khatmaPlaceKey(id))}
                  quran={quran}
                  onRemove={() => removePlan(id)}
                />
              ))}
              <div {...focusAtBeginning} className="grid min-w-0">
                {begunDays !== undefined ? (
                  <KhatmaForm
                    key={begunDays}
                    quran={quran}
                    initialDays={begunDays}
                    onCancel={() => setBegunDays(undefined)}
                    onBegin={(plan) => {
                      put(crypto.randomUUID(), plan);
                      setBegunDays(undefined);
                    }}
                  />
                ) : current.length === 0 ? (
                  <EmptyState title={text("none")} hint={text("noneHint")}>
                    <Button look="primary" onClick={begin}>
                      {text("begin")}
                    </Button>
                  </EmptyState>
                ) : (
                  <Button className="justify-self-start" onClick={begin}>
                    {text("beginAnother")}
                  </Button>
                )}
              </div>
            </div>
            <aside className="grid min-w-0 gap-6">
              {(current.length === 0 || begunDays !== undefined) && (
                <KhatmaPaces chosen={begunDays} onChoose={setBegunDays} />
              )}
              {finished.length > 0 && <KhatmaHistory finished={finished} onRemove={removePlan} />}
            </aside>
          </div>
        )}
      </div>
    </>
  );
}
