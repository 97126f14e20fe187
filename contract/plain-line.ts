/** One line of text as it is shown: no control characters, and none that turn the direction of the text around it. */
export const plainLine = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;

/** Such a line in which something can be seen: a digit or a letter, but for the fillers of Hangul, which are letters too. */
export const visibleLine =
  /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*(?:\p{N}|[^\P{L}\u115f\u1160\u3164\uffa0])[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
