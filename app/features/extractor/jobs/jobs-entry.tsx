import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const JobsPanel = lazyComponent(() => import("./jobs-panel.tsx").then(({ JobsPanel: Part }) => Part));

/** The door to the service's other jobs; their screen comes when it is opened, and follows the results `beside` it. */
export function JobsEntry({ beside }: { readonly beside: unknown }) {
  const text = useMessages("extractor");
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="panel min-w-0 p-5" onToggle={() => setWasOpened(true)}>
      <summary className="min-h-11 content-center font-display text-lg">{text("jobs")}</summary>
      {wasOpened && <JobsPanel beside={beside} />}
    </details>
  );
}
