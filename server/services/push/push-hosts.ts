/**
 * The push services of Chromium browsers, Firefox, Edge and Safari. A subscription comes from outside and this server
 * sends requests to it: without this list it would be a way into the operator's own network (SSRF).
 */
const pushServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
  ".push.apple.com",
] as const;

/** True when the server may send there: a known push service over https, or an origin in `PUSH_ORIGINS`. */
export function isPushService(endpoint: string, alsoAllowed: readonly string[]): boolean {
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint);
  if (username || password) return false;
  if (alsoAllowed.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return pushServices.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
