/**
 * The push services that browsers name: Chrome and its kin, Firefox, Edge, Safari. A subscription comes from
 * outside, and this server sends to it: to anybody else it would be a way into the operator's own network.
 */
const pushServices = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
  ".push.apple.com",
] as const;

/** True when the server may send there: one of those by https, or an origin the operator named in `PUSH_ORIGINS`. */
export function isPushService(endpoint: string, alsoAllowed: readonly string[]): boolean {
  const { protocol, hostname, origin, username, password, port } = new URL(endpoint);
  if (username || password) return false;
  if (alsoAllowed.includes(origin)) return true;
  if (protocol !== "https:" || port !== "") return false;
  return pushServices.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}
