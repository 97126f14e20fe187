/**
 * Where the next part of a job's data lies, if it may be asked for with the key: on the service's own origin,
 * and below its path. Undefined for any other link.
 */
export function nextPart(link: string, base: string): string | undefined {
  try {
    const from = new URL(base);
    const next = new URL(link, from);
    const isOwn =
      next.protocol === from.protocol &&
      next.host === from.host &&
      next.pathname.startsWith(`${from.pathname.replace(/\/+$/, "")}/`);
    return isOwn && next.username === "" && next.password === "" ? next.href : undefined;
  } catch {
    return undefined;
  }
}
