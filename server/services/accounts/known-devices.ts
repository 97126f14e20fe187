import { createHash, randomBytes } from "node:crypto";
import { type DeviceRows, deviceDays } from "#server/store/device-rows.ts";
import type { SessionHeaders } from "./session-headers.ts";

export type KnownDevices = {
  /** The hash of the browser's device cookie, if the member with this email address has signed in with it before. */
  find(headers: SessionHeaders, email: string): Promise<string | undefined>;
  /** Stores the browser as one of the member's; resolves to the cookie to set. */
  save(headers: SessionHeaders, memberId: string): Promise<string>;
};

/**
 * Browsers that members have signed in with, recognised by a cookie of which only the hash is stored (OWASP's device
 * cookies): there the right password is accepted whatever others have tried.
 */
export function knownDevices(rows: DeviceRows, publicUrl: string, now: () => Date): KnownDevices {
  const isSecure = new URL(publicUrl).protocol === "https:";
  const name = isSecure ? "__Host-riwaq.device" : "riwaq.device";
  const attributes = `Max-Age=${deviceDays * 86_400}; Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

  function valueIn(headers: SessionHeaders): string | undefined {
    const cookies = (headers.get("cookie") ?? "").split(";").map((part) => part.trim());
    const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
    return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
  }

  return {
    async find(headers, email) {
      const value = valueIn(headers);
      if (value === undefined) return undefined;
      const hash = hashOf(value);
      return (await rows.knows(email, hash)) ? hash : undefined;
    },
    async save(headers, memberId) {
      const value = valueIn(headers) ?? randomBytes(32).toString("base64url");
      await rows.save(memberId, hashOf(value), now());
      return `${name}=${value}; ${attributes}`;
    },
  };
}

function hashOf(value: string): string {
  return createHash("sha256").update(value).digest("base64url");
}
