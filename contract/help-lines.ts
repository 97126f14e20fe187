import { z } from "zod";
import { helpLineUses } from "#domain/distress/help-lines.ts";
import { visibleLine } from "./free-text.ts";

const mostLines = 500;

/** A help line in the operator's file and in the answer of `GET /api/help-lines`. */
const helpLine = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, "is no country code of two capital letters"),
  zones: z.array(z.string().regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/, "is no time zone")).max(100),
  use: z.enum(helpLineUses),
  name: visibleLine(120),
  number: z
    .string()
    .regex(/^\+?[0-9][0-9 ()-]*$/, "is no phone number")
    .max(30),
  source: z.url({ protocol: /^https?$/ }),
  readOn: z.iso.date(),
});

export const helpLines = z.array(helpLine).max(mostLines);
