import type { DonationsAnswer } from "#app/api/donations.ts";
import { DonationsPage } from "#app/features/donations/donations-page.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<DonationsAnswer | null>({
  // The server renders the figures into the page; otherwise, or when that fails, the page fetches them itself.
  load: async ({ extent, language, read, search }) => {
    if (extent !== "window" || search.has("receipt")) return null;
    const figures = await read(`/api/donations?language=${language}`).catch(() => null);
    return figures as DonationsAnswer | null;
  },
  View: ({ data }) => <DonationsPage sent={data} />,
  head: () => ({ revalidate: "second" }),
});
