import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { AthkarEntries } from "#app/features/athkar/athkar-entries.tsx";
import type { SetCounts } from "#app/features/athkar/athkar-set.ts";
import { ownPlaceOf } from "#app/features/athkar/own/own-address.ts";
import { ExtractorEntry } from "#app/features/extractor/extractor-entry.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { definePage } from "./page.tsx";

const OwnAthkar = lazyComponent(
  () => import("#app/features/athkar/own/own-athkar.tsx").then((file) => file.OwnAthkar),
  <div aria-busy="true" className="min-h-80" />,
);

/** The sets of athkar, or what the address shows of the person's own. */
function AthkarPage({ data }: { readonly data: SetCounts }) {
  const place = ownPlaceOf(useAddressParameters().parameters);
  if (place) return <OwnAthkar place={place} />;
  return (
    <>
      <AthkarEntries sets={data} />
      <ExtractorEntry />
    </>
  );
}

export const page = definePage<SetCounts>({
  load: async ({ language }) => {
    const { loadSetCounts } = await import("#app/features/athkar/athkar-set.ts");
    return loadSetCounts(language);
  },
  ready: async (search) => {
    if (ownPlaceOf(search)) await OwnAthkar.ready();
  },
  View: AthkarPage,
});
