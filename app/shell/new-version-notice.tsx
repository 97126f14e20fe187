import { useEffect, useState } from "react";
import { onNewVersion } from "#app/offline/new-version.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Away = () => null;

const Panel = lazyComponent(() =>
  import("./new-version-panel.tsx").then(
    (panel) => panel.NewVersionPanel,
    () => Away,
  ),
);

/** Offers a new version once it is ready; if ignored, it activates on the next visit. */
export function NewVersionNotice() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => onNewVersion(() => setIsReady(true)), []);
  if (!isReady) return null;
  return <Panel onLater={() => setIsReady(false)} />;
}
