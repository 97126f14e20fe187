import { type DrizzleAdapterConfig, drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Access } from "./access.ts";
import { withOutageDetection } from "./outage.ts";
import { credentials, members, passkeys, sessions, verifications } from "./schema.ts";
import { withTokenHashes } from "./session-token-hashes.ts";

export type AccountDatabase = ReturnType<typeof drizzleAdapter>;

const setting: DrizzleAdapterConfig = {
  provider: "pg",
  transaction: true,
  schema: {
    user: members,
    session: sessions,
    account: credentials,
    verification: verifications,
    passkey: passkeys,
  },
};

/** The accounts library's own access to its tables. */
export function accountDatabase({ database, onLost }: Access): AccountDatabase {
  const adapter = drizzleAdapter(database, setting);
  return (options) => withOutageDetection(withTokenHashes(adapter(options)), onLost);
}
