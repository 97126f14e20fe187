/** How well an address was known before any check: in how many independent places it was found. */
export const linkKnowledges = ["verified", "domain-verified", "one-source", "unverified"] as const;

export type LinkKnowledge = (typeof linkKnowledges)[number];
