import { NotFound } from "#app/shell/not-found.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(NotFound);
