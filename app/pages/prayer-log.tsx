import { PrayerLogPage } from "#app/features/prayer/log/prayer-log-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(PrayerLogPage);
