import type { SessionHeaders } from "./session-headers.ts";

/** Browsers accept a cookie of this name only over TLS, for the whole host and from this host alone. */
export const hostPrefix = "__Host-";
/** The prefix that cookies of former versions had. */
const formerPrefix = "__Secure-riwaq.";
const names = ["session_token", "dont_remember"] as const;

/** A session lasts so many seconds, and each renewal sets the cookie anew: after that no former cookie signs in. */
const longestSession = 30 * 86_400;

export type FormerCookies = {
  /** The same headers with former cookies under their present names; a present cookie wins. */
  rename(headers: SessionHeaders): SessionHeaders;
  /** Cookies to set so that the browser has the present names only; none for a browser that does already. */
  replace(headers: SessionHeaders): string[];
};

/**
 * Cookies of a former version of Riwaq, which sign in for thirty days after `since`, the first start of this version:
 * nobody is signed out by an update.
 */
export function formerCookies(since: Date, now: () => Date): FormerCookies {
  const isOver = () => now().getTime() - since.getTime() > longestSession * 1000;

  function find(headers: SessionHeaders): { present: Set<string>; former: Map<string, string> } {
    const present = new Set<string>();
    const former = new Map<string, string>();
    for (const part of (headers.get("cookie") ?? "").split(";")) {
      const [name = "", value = ""] = part.trim().split(/=(.*)/s);
      present.add(name);
      const known = names.find((one) => name === `${formerPrefix}${one}`);
      if (known) former.set(known, value);
    }
    return { present, former };
  }

  /** Former cookies that nothing has replaced yet. */
  function unreplaced(headers: SessionHeaders): [name: string, value: string][] {
    if (isOver()) return [];
    const { present, former } = find(headers);
    if (present.has(presentName("session_token"))) return [];
    return [...former].map(([name, value]) => [presentName(name), value]);
  }

  return {
    rename(headers) {
      const renamed = unreplaced(headers);
      if (renamed.length === 0) return headers;
      const added = renamed.map(([name, value]) => `${name}=${value}`);
      const result = new Headers(headers);
      result.set("cookie", [headers.get("cookie"), ...added].join("; "));
      return result;
    },
    replace(headers) {
      const { former } = find(headers);
      const lasts = former.has("dont_remember") ? "" : `; Max-Age=${longestSession}`;
      const added = unreplaced(headers).map(
        ([name, value]) => `${name}=${value}${lasts}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      );
      const removed = [...former.keys()].map(
        (name) => `${formerPrefix}${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
      );
      return [...added, ...removed];
    },
  };
}

const presentName = (name: string) => `${hostPrefix}riwaq.${name}`;
