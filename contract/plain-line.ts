/** One line of text as it is shown: no control characters, and none that turn the direction of the text around it. */
export const plainLine = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;

/** Such a line in which something can be seen: a letter or a digit, and not only fillers, which are letters too. */
export const visibleLine =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}])[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;
