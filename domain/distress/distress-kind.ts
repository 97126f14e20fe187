/**
 * What the writer of a message may be facing: thoughts of suicide or self-harm; an overdose or poisoning; a
 * medical emergency; the wish to kill or hurt somebody else; violence, abuse, coercion or threats; another person in
 * danger; a death or a grave illness.
 */
export const distressKinds = [
  "self-harm",
  "overdose",
  "medical",
  "threat",
  "violence",
  "other",
  "grief",
] as const;
export type DistressKind = (typeof distressKinds)[number];
