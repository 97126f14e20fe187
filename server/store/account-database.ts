import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Access } from "./access.ts";
import { credentials, members, passkeys, sessions, verifications } from "./schema.ts";

export type AccountDatabase = ReturnType<typeof drizzleAdapter>;

/** The accounts library's own door to the tables it looks after. */
export function accountDatabase({ database }: Access): AccountDatabase {
  return drizzleAdapter(database, {
    provider: "pg",
    transaction: true,
    schema: {
      user: members,
      session: sessions,
      account: credentials,
      verification: verifications,
      passkey: passkeys,
    },
  });
}
