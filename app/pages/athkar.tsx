"use no memo";

import { AthkarDoors, type SetSizes } from "#app/features/athkar/athkar-doors.tsx";
import { ExtractorDoor } from "#app/features/extractor/extractor-door.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<SetSizes>({
  load: async ({ language }) => {
    const { loadSetSizes } = await import("#app/features/athkar/athkar-set.ts");
    return loadSetSizes(language);
  },
  View: ({ data }) => (
    <>
      <AthkarDoors sizes={data} />
      <ExtractorDoor />
    </>
  ),
});
