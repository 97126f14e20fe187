/** What a project for donations is about. */
export const projectCategories = ["education", "infrastructure", "scholarship", "orphan_care"] as const;
export type ProjectCategory = (typeof projectCategories)[number];
