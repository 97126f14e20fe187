/** A message that asks for nothing in the texts. */
export const courtesies = ["greeting", "thanks", "farewell", "about-us"] as const;
export type Courtesy = (typeof courtesies)[number];
