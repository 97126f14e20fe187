import { NotStored } from "#app/shell/not-stored.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(NotStored);
