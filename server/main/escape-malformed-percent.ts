/**
 * The address with every `%` of its path escaped where it contains a malformed escape: a mistyped address then gets
 * the page for unknown addresses instead of an unreadable request.
 */
export function escapeMalformedPercent(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
