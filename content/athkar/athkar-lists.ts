export const athkarCategories = [
  "morning",
  "evening",
  "sleep",
  "afterPrayer",
  "waking",
  "mosque",
  "travel",
  "dua",
] as const;

export const grades = ["Sahih", "Hasan", "Hasan by others", "Weak", "Disputed"] as const;
