import { SheikhPage } from "#app/features/chat/sheikh-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(SheikhPage, { needsQuranFont: true });
