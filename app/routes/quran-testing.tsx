import { PremiumDoor } from "#app/features/premium/premium-door.tsx";
import { QuizPage } from "#app/features/quiz/quiz-page.tsx";
import type { TestingTab } from "#app/features/quiz/testing-tabs.tsx";
import { later } from "#app/ui/later.tsx";
import { definePage } from "./page.tsx";

const QuranBot = later(() => import("#app/features/chat/quran-bot.tsx").then((bot) => bot.QuranBot));

export const page = definePage<TestingTab>({
  load: async ({ search }) => {
    if (search.get("tab") !== "bot") return "tests";
    await QuranBot.ready();
    return "bot";
  },
  View: ({ data }) => (
    <QuizPage tab={data} bot={<QuranBot unlock={<PremiumDoor />} />} unlock={<PremiumDoor />} />
  ),
  head: () => ({ needsQuranFont: true }),
});
