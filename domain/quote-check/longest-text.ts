/** The longest text that is checked, in UTF-16 units. */
export const longestText = 50_000;
