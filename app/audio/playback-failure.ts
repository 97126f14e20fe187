type Words = { readonly title: string; readonly description: string };

/** Toasts of the recitation: a later one takes the place of an earlier one. */
export const recitationTopic = "recitation";

/** The toast of a recitation that could not begin, in the page's words, or in those for a device without a network. */
export function playbackFailure(own: Words, offline: Words) {
  return { variant: "destructive", topic: recitationTopic, ...(navigator.onLine ? own : offline) } as const;
}
