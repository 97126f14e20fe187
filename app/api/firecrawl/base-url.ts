export const hostedBase = "https://api.firecrawl.dev";

/** The base address of a service, without a trailing slash; undefined for an invalid address. */
export function readBase(typed: string): string | undefined {
  const text = typed.trim();
  if (!/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    if (url.username !== "" || url.password !== "") return undefined;
    return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
  } catch {
    return undefined;
  }
}

/** The hosted service requires a key; a self-hosted server may not. */
export function needsKey(base: string): boolean {
  return new URL(base).host === "api.firecrawl.dev";
}
