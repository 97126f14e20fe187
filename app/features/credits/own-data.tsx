import { lazy, Suspense, useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";

/** Only a page that runs has something to save or erase. */
const OwnDataControls = lazy(() =>
  import("./own-data-controls.tsx").then((file) => ({ default: file.OwnDataControls })),
);

/** What the person keeps on this device, theirs to take along or erase. */
export function OwnData() {
  const text = useMessages("credits");
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);
  return (
    <section id="your-data" aria-labelledby="your-data-title">
      <h2 id="your-data-title" className="mt-10 mb-4 font-display text-2xl">
        {text("own.title")}
      </h2>
      <p className="max-w-[65ch]">{text("own.text")}</p>
      {isRunning && (
        <Suspense fallback={null}>
          <OwnDataControls />
        </Suspense>
      )}
    </section>
  );
}
