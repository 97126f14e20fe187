import { LearningPage } from "#app/features/learning/learning-page.tsx";
import { defineStillPage } from "./page.tsx";
import { routeTable } from "./route-table.ts";

const addresses = routeTable.map(({ address }) => address);

export const page = defineStillPage(() => <LearningPage addresses={addresses} />);
