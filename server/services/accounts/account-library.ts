import { AsyncLocalStorage } from "node:async_hooks";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { longestPassword, shortestPassword } from "#contract/accounts.ts";
import type { AccountDatabase } from "#server/store/account-database.ts";
import type { Log } from "#server/store/log.ts";
import { noticingOutage } from "#server/store/outage.ts";
import { hashPassword, isPassword } from "./password-hash.ts";

/** What becomes of a link that the library makes: it is mailed, or printed for the operator. */
export type LinkTaker = (link: { kind: "reset" | "confirm"; email: string; token: string }) => Promise<void>;

/** How passwords are hashed; tests count the calls. */
export type Hasher = {
  hash(password: string): Promise<string>;
  verify(password: string, stored: string): Promise<boolean>;
};

export const scryptHasher: Hasher = { hash: hashPassword, verify: isPassword };

type Settings = {
  database: AccountDatabase;
  secret: string;
  publicUrl: string;
  requiresConfirmation: boolean;
  hasher: Hasher;
  log: Log;
};

const hour = 3600;
const day = 24 * hour;

/** Who takes the links made during one call: the library's callbacks know neither language nor asker. */
export const linkTaker = new AsyncLocalStorage<LinkTaker>();

/**
 * The accounts library, set up for being called from our own routes only: its own addresses, its limiter (in
 * memory, trusting X-Forwarded-For) and its origin checks are not in use; ours stand before it.
 */
export function accountLibrary({ database, secret, publicUrl, requiresConfirmation, hasher, log }: Settings) {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const library = betterAuth({
    appName: "Riwaq",
    baseURL: publicUrl,
    secret,
    database,
    telemetry: { enabled: false },
    // Its messages below "error" name addresses.
    logger: { level: "error", log: (_level, message) => log.error({ message }, "accounts") },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      // Ours counts characters as people do, this one UTF-16 units: it must not refuse what ours lets pass.
      maxPasswordLength: longestPassword * 4,
      requireEmailVerification: requiresConfirmation,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
      password: {
        hash: (password) => hasher.hash(password),
        verify: ({ password, hash }) => hasher.verify(password, hash),
      },
      sendResetPassword: async ({ user, token }) => take("reset", user.email, token),
    },
    emailVerification: {
      expiresIn: 2 * day,
      sendOnSignIn: requiresConfirmation,
      sendVerificationEmail: async ({ user, token }) => take("confirm", user.email, token),
    },
    session: { expiresIn: 30 * day, updateAge: day, freshAge: hour },
    verification: { storeIdentifier: "hashed" },
    advanced: {
      cookiePrefix: "riwaq",
      useSecureCookies: protocol === "https:",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      admin({
        defaultRole: "member",
        adminRoles: ["admin"],
        roles: { member: userAc, scholar: userAc, admin: adminAc },
      }),
      passkey({ rpID: hostname, rpName: "Riwaq", origin }),
    ],
  });
  return { api: noticing(library.api) };
}

export type AccountLibrary = ReturnType<typeof accountLibrary>;

/** Every call tells a lost database from a person's mistake. */
function noticing<Api extends object>(api: Api): Api {
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return (...values: unknown[]) => noticingOutage(async () => Reflect.apply(call, target, values));
    },
  });
}

async function take(kind: "reset" | "confirm", email: string, token: string): Promise<void> {
  await linkTaker.getStore()?.({ kind, email, token });
}
