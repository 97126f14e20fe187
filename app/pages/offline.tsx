import { NotKept } from "#app/shell/not-kept.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(NotKept);
