/** How an address was known before any check: found in how many independent places. */
export const linkKnowledges = ["verified", "domain-verified", "one-source", "unverified"] as const;

export type LinkKnowledge = (typeof linkKnowledges)[number];
