/**
 * What somebody who writes may be in: thoughts of ending life or hurting oneself; something swallowed; a body in
 * danger; violence, abuse, force or threats; somebody else near them in danger; a death or a grave illness.
 */
export const distressKinds = ["self-harm", "overdose", "medical", "violence", "other", "grief"] as const;
export type DistressKind = (typeof distressKinds)[number];
