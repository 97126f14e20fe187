import type { ComponentType } from "react";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { useMessages } from "#app/i18n/messages.tsx";

/**
 * What the person can continue; its code is loaded after the first load, and until then the text of the first visit
 * is shown.
 */
export function ContinueSection({ load }: { readonly load: () => Promise<ComponentType> }) {
  const isSettled = useSettled();
  const Rows = useAsync(isSettled ? "continue" : undefined, load).value;
  return Rows ? <Rows /> : <FirstVisit />;
}

/** One sentence on what this is, for a person who has started nothing yet. */
export function FirstVisit() {
  const text = useMessages("home");
  return <p className="panel flex min-h-18 items-center px-4 py-2 text-sm">{text("firstVisit")}</p>;
}
