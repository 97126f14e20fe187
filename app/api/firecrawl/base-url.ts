export const hostedBase = "https://api.firecrawl.dev";

/** The address of a service as requests are put behind it, without a slash at its end; undefined for what is none. */
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

/** The hosted service asks for a key; a server of one's own may go without. */
export function needsKey(base: string): boolean {
  return new URL(base).host === "api.firecrawl.dev";
}
