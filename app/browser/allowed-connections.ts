/**
 * True when this page's own policy lets it connect to an origin, as its headers say; undefined where they
 * cannot be read, as without a network.
 */
export async function isConnectionAllowed(origin: string): Promise<boolean | undefined> {
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    const policy = headers.get("content-security-policy");
    if (policy === null) return true;
    const allowed = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    return allowed.includes(origin) || (origin === location.origin && allowed.includes("'self'"));
  } catch {
    return undefined;
  }
}
