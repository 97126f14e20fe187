import { AsyncLocalStorage } from "node:async_hooks";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth/minimal";
import { admin } from "better-auth/plugins/admin";
import { adminAc, userAc } from "better-auth/plugins/admin/access";
import { longestPassword, shortestPassword } from "#contract/accounts.ts";
import type { AccountDatabase } from "#server/store/account-database.ts";
import type { Log } from "#server/store/log.ts";
import { detectOutage } from "#server/store/outage.ts";
import { type FormerCookies, hostPrefix } from "./former-cookies.ts";
import type { Hasher } from "./hasher.ts";
import { translateLibraryError } from "./library-errors.ts";
import { comparedHash, preparedHash } from "./prepared-hash.ts";

/** Receives what a link is made of: to email it, or to print it for the operator. */
export type LinkHandler = (
  link:
    | { kind: "reset"; email: string; token: string }
    | { kind: "confirm"; email: string; memberId: string },
) => Promise<void>;

type Settings = {
  database: AccountDatabase;
  secret: string;
  publicUrl: string;
  requiresConfirmation: boolean;
  hasher: Hasher;
  log: Log;
  formerCookies: FormerCookies;
  /** Runs after a session of the member was stored, whatever began it. */
  onNewSession: (memberId: string) => Promise<void>;
};

const hour = 3600;
const day = 24 * hour;

/** Receives the links made during one call: the library's callbacks know neither the language nor the request. */
export const linkHandler = new AsyncLocalStorage<LinkHandler>();

/**
 * The accounts library, called from our own routes only: its own routes, its limiter (in memory, trusting
 * X-Forwarded-For) and its origin checks are not in use; ours come first.
 */
export function accountLibrary({
  database,
  secret,
  publicUrl,
  requiresConfirmation,
  hasher,
  log,
  formerCookies,
  onNewSession,
}: Settings) {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSecure = protocol === "https:";
  const library = betterAuth({
    appName: "Riwaq",
    baseURL: publicUrl,
    secret,
    database,
    telemetry: { enabled: false },
    // Its messages below "error" contain email addresses.
    logger: { level: "error", log: (_level, message) => log.error({ message }, "accounts") },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      // Ours counts characters, this one UTF-16 units: it must not reject what ours accepts.
      maxPasswordLength: longestPassword * 4,
      requireEmailVerification: requiresConfirmation,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: hour,
      password: {
        hash: async (password) => preparedHash.getStore() ?? hasher.hash(password),
        verify: async ({ password, hash }) =>
          comparedHash.getStore() === hash || hasher.verify(password, hash),
      },
      sendResetPassword: async ({ user, token }) => handleLink({ kind: "reset", email: user.email, token }),
    },
    emailVerification: {
      sendOnSignIn: requiresConfirmation,
      // Its own token is signed, not stored, and works more than once; ours is made in email-confirmation.ts.
      sendVerificationEmail: async ({ user: { id, email } }) =>
        handleLink({ kind: "confirm", email, memberId: id }),
    },
    databaseHooks: { session: { create: { after: ({ userId }) => onNewSession(userId) } } },
    session: { expiresIn: 30 * day, updateAge: day, freshAge: hour },
    verification: { storeIdentifier: "hashed" },
    advanced: {
      // The library's own prefix for secure cookies would be "__Secure-", which a neighbouring subdomain can set.
      cookiePrefix: `${isSecure ? hostPrefix : ""}riwaq`,
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure },
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
  return { api: ourCalls(library.api, formerCookies), context: library.$context };
}

export type AccountLibrary = ReturnType<typeof accountLibrary>;

/**
 * Every call throws our errors: StoreUnavailableError for a lost database, DomainError for what a person did wrong. A
 * session with a cookie of a former version is found.
 */
function ourCalls<Api extends object>(api: Api, formerCookies: FormerCookies): Api {
  const withCurrentNames = (options: unknown) =>
    options && typeof options === "object" && "headers" in options && options.headers instanceof Headers
      ? { ...options, headers: formerCookies.rename(options.headers) }
      : options;
  return new Proxy(api, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return (...values: unknown[]) =>
        detectOutage(async () => Reflect.apply(call, target, values.map(withCurrentNames))).catch(
          (error: unknown) => {
            throw translateLibraryError(error);
          },
        );
    },
  });
}

async function handleLink(link: Parameters<LinkHandler>[0]): Promise<void> {
  await linkHandler.getStore()?.(link);
}
