import platforms from "#content/freelance/data/platforms.json" with { type: "json" };
import partners from "#content/partners/data/partners.json" with { type: "json" };

/** Every address outside this site that a page may lead to, each once. */
export async function outgoingLinks(): Promise<readonly string[]> {
  return [...new Set([...partners, ...platforms].map(({ url }) => url))];
}
