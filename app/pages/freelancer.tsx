import { PlatformsPage, type PlatformsPageData } from "#app/features/directories/platforms-page.tsx";
import { loadPlatforms } from "#content/freelance/index.ts";
import { linksCheckedOn } from "#content/link-checks/index.ts";
import { definePage } from "./page.tsx";

export const page = definePage<PlatformsPageData>({
  load: async ({ language }) => ({ platforms: await loadPlatforms(language), checkedOn: linksCheckedOn }),
  View: ({ data }) => <PlatformsPage data={data} />,
});
