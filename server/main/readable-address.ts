/**
 * The address with every `%` that escapes nothing written as one: what a person mistyped is then an address that is
 * not there, with its page, and not a request that cannot be read.
 */
export function readableAddress(url: string): string {
  if (!url.includes("%")) return url;
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
