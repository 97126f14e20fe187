import { PartnersPage, type PartnersPageData } from "#app/features/directories/partners-page.tsx";
import { linksCheckedOn } from "#content/link-checks/index.ts";
import { loadPartners } from "#content/partners/index.ts";
import { definePage } from "./page.tsx";

export const page = definePage<PartnersPageData>({
  load: async ({ language }) => ({ ...(await loadPartners(language)), checkedOn: linksCheckedOn }),
  View: ({ data }) => <PartnersPage data={data} />,
});
