import { OpenApiPage } from "#app/features/open-api/open-api-page.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<null>({
  load: async () => null,
  View: () => <OpenApiPage />,
});
