/** Up to so many characters, marks counted, a text is set in this size; 33, 28 and 24 px. */
const steps = [
  { longest: 70, size: "text-[2.0625rem]" },
  { longest: 200, size: "text-[1.75rem]" },
] as const;

/** The size of an Arabic text by its length: a short one is large, of a long one much is seen at once. */
export function dhikrSize(text: string): string {
  return steps.find(({ longest }) => text.length <= longest)?.size ?? "text-[1.5rem]";
}
