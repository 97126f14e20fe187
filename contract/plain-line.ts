/** One line of text as it is shown: no control characters, and none that turn the direction of the text around it. */
export const plainLine = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
