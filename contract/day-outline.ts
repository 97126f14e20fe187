import { z } from "zod";
import type { Place } from "#domain/places/place.ts";
import { limits } from "#domain/prayer-times/calculation-options.ts";
import type { DayOutline } from "#domain/prayer-times/day-outline.ts";
import { calendarDayWithin, timeZone } from "./query-values.ts";

/** `GET /api/day-outline`: the answer depends on these alone, so that it can be cached. */
export const dayOutlineQuery = z.object({ date: calendarDayWithin(limits.year), timeZone });

/** The prayers of a day in the largest city of a time zone, as its country computes and writes them; null where it has no city. */
export type DayOutlineAnswer = (DayOutline & { readonly place: Place; readonly is24Hour: boolean }) | null;
