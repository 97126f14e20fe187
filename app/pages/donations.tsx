import type { DonationsAnswer } from "#app/api/donations.ts";
import { DonationsPage } from "#app/features/donations/donations-page.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<DonationsAnswer | null>({
  // A page that is sent has its figures from the server that sends it; else, and where they fail, it asks itself.
  load: async ({ extent, language, read, search }) => {
    if (extent !== "window" || search.has("receipt")) return null;
    const figures = await read(`/api/donations?language=${language}`).catch(() => null);
    return figures as DonationsAnswer | null;
  },
  View: ({ data }) => <DonationsPage sent={data} />,
  head: () => ({ revalidate: "second" }),
});
