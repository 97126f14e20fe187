import { DonationsPage } from "#app/features/donations/donations-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(DonationsPage);
