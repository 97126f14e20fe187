import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { whenSettled } from "#app/hydration/use-settled.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** The person's own log of prayers; what is stored appears once its code and the store's have loaded. */
export function PrayerLogPage() {
  const text = useMessages("prayerlog");
  const shell = useMessages("shell");
  const {
    value: Log,
    hasFailed,
    retry,
  } = useAsync("prayer log", async () => {
    // The computation of times and the store have no room in a first load; a later visit has them at once.
    await whenSettled(soonAfter);
    return (await import("./prayer-log.tsx")).PrayerLogViews;
  });
  return (
    <>
      <PageHead
        title={shell("title.prayerLog")}
        line={text("line")}
        about={
          <>
            <p>{text("about")}</p>
            <p>{text("aboutOwed")}</p>
          </>
        }
      />
      <noscript>
        <p className="panel p-4">{text("noScript")}</p>
      </noscript>
      <div className="mt-4 grid min-h-svh content-start gap-4 noscript:hidden">
        {Log ? (
          <Log />
        ) : hasFailed ? (
          <EmptyState title={shell("loadFailedTitle")} hint={shell("loadFailedText")}>
            <Button onClick={retry}>{shell("retry")}</Button>
          </EmptyState>
        ) : (
          <p role="status" className="text-ink-soft">
            {text("loading")}
          </p>
        )}
      </div>
    </>
  );
}
