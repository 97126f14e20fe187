import { AthkarDoors, type SetSizes } from "#app/features/athkar/athkar-doors.tsx";
import { loadSetSizes } from "#app/features/athkar/athkar-set.ts";
import { definePage } from "./page.tsx";

export const page = definePage<SetSizes>({
  load: ({ language }) => loadSetSizes(language),
  View: ({ data }) => <AthkarDoors sizes={data} />,
});
