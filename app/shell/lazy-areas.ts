import { whenSettled } from "#app/hydration/use-settled.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

/** Server-rendered as links; the code that opens panels instead comes when the page has settled. */
export const LazyAreas = lazyComponent(() =>
  whenSettled()
    .then(() => import("./area-navigation.tsx"))
    .then(
      ({ AreaNavigation }) => AreaNavigation,
      (error: unknown) => {
        if (import.meta.env.SSR) throw error;
        // The links stay as server-rendered: the page must not fail with them.
        return new Promise<never>(() => undefined);
      },
    ),
);
