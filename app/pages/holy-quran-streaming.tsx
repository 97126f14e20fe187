import { StreamsPage } from "#app/features/watching/streams-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(StreamsPage);
