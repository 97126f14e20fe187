import { KhatmaPage } from "#app/features/khatma/khatma-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(KhatmaPage);
