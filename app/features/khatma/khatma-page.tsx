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
import { isKhatmaFinished } from "#domain/khatma/khatma.ts";
import { KhatmaForm } from "./khatma-form.tsx";
import { KhatmaHistory } from "./khatma-history.tsx";
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
  const [isBeginning, setIsBeginning] = useState(false);
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
  return (
    <div className="max-w-text">
      <PageHead title={shell("title.khatma")} line={text("line")} about={<p>{text("about")}</p>} />
      <noscript>
        <p className="panel p-4">{text("noScript")}</p>
      </noscript>
      <div className="mt-4 grid min-h-svh content-start gap-4 noscript:hidden">
        {hasFailed ? (
          <EmptyState title={shell("loadFailedTitle")} hint={shell("loadFailedText")}>
            <Button onClick={retry}>{shell("retry")}</Button>
          </EmptyState>
        ) : !quran || !isReady ? (
          <p role="status" className="text-ink-soft">
            {text("loading")}
          </p>
        ) : (
          <>
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
            {isBeginning ? (
              <KhatmaForm
                quran={quran}
                onCancel={() => setIsBeginning(false)}
                onBegin={(plan) => {
                  put(crypto.randomUUID(), plan);
                  setIsBeginning(false);
                }}
              />
            ) : current.length === 0 ? (
              <EmptyState title={text("none")} hint={text("noneHint")}>
                <Button look="primary" onClick={() => setIsBeginning(true)}>
                  {text("begin")}
                </Button>
              </EmptyState>
            ) : (
              <Button className="justify-self-start" onClick={() => setIsBeginning(true)}>
                {text("beginAnother")}
              </Button>
            )}
            {finished.length > 0 && <KhatmaHistory finished={finished} onRemove={removePlan} />}
          </>
        )}
      </div>
    </div>
  );
}
