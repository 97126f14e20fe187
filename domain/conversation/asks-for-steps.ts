const steps: readonly RegExp[] = [
  /\bhow (?:to|do (?:i|you|we)|can (?:i|you|we)|should (?:i|you|we)|is \w+ (?:done|prayed|performed))\b|\b(?:teach|show) me\b|\bsteps (?:of|to|for)\b/iu,
  /(?:^|\s)(?:كيف (?:ا|أ|ن)\p{L}+|كيفية|طريقة|ازاي|إزاي|كيفاش|خطوات|علمني)(?=\s|$)/iu,
  /\bcomment (?:faire|prier|accomplir|(?:puis|dois|peut|doit|on)\b|\p{L}+(?:er|ir|re)\b)/iu,
  /کیسے (?:کر|پڑھ|ادا|رکھ|دیں)|کا طریقہ|\b(?:ka|ki|ke) (?:tareeqa|tariqa|tarika|tareeka)\b|\b(?:kaise|kese|kaisay) (?:kar|parh|ada)/iu,
  /(?:^|\s)(?:cara|tata cara|bagaimana cara|gimana cara|gmn cara)\s/iu,
  /nas[ıi]l\s+(?:\p{L}+\s+)?(?:k[ıi]l[ıi]n|yap[ıi]l|al[ıi]n|edil|yapar|k[ıi]lar|yapmal)/iu,
];

/** True for a question that asks how to do something, in one of the six languages. */
export function asksForSteps(question: string): boolean {
  return steps.some((pattern) => pattern.test(question.slice(0, 300)));
}
