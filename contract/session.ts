import { z } from "zod";
import { memberAnswer } from "./accounts.ts";

/** `GET /api/session`: the signed-in member, and whether this server can send emails. */
export const sessionAnswer = z.strictObject({ member: memberAnswer.nullable(), sendsMail: z.boolean() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
