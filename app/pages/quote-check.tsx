import { QuoteCheckPage } from "#app/features/quote-check/quote-check-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(QuoteCheckPage);
