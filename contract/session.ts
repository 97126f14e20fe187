import { z } from "zod";
import { memberAnswer } from "./accounts.ts";

/** `GET /api/session`: who is signed in, and whether this server can send mail. */
export const sessionAnswer = z.strictObject({ member: memberAnswer.nullable(), sendsMail: z.boolean() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
