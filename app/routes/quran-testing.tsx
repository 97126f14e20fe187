import { QuranBot } from "#app/features/chat/quran-bot.tsx";
import { PremiumDoor } from "#app/features/premium/premium-door.tsx";
import { QuizPage } from "#app/features/quiz/quiz-page.tsx";
import type { TestingTab } from "#app/features/quiz/testing-tabs.tsx";
import { definePage } from "./page.tsx";

export const page = definePage<TestingTab>({
  load: async ({ search }) => (search.get("tab") === "bot" ? "bot" : "tests"),
  View: ({ data }) => (
    <QuizPage tab={data} bot={<QuranBot unlock={<PremiumDoor />} />} unlock={<PremiumDoor />} />
  ),
  head: () => ({ needsQuranFont: true }),
});
