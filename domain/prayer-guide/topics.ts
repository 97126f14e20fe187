/** What the guide explains besides the prayer itself, in the order in which it is shown. */
export const topics = ["wudu", "ghusl", "tayammum", "travel", "sick", "late", "missed"] as const;

export type Topic = (typeof topics)[number];
