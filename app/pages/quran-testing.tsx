"use no memo";

import { PremiumDoor } from "#app/features/premium/premium-door.tsx";
import { QuizPage } from "#app/features/quiz/quiz-page.tsx";
import { testingTabOf } from "#app/features/quiz/testing-tab.ts";
import { later } from "#app/ui/later.tsx";
import { definePage } from "./page.tsx";

const QuranBot = later(() => import("#app/features/chat/quran-bot.tsx").then((bot) => bot.QuranBot));

export const page = definePage<null>({
  load: async () => null,
  ready: async (search) => {
    if (testingTabOf(search) === "bot") await QuranBot.ready();
  },
  View: () => (
    <QuizPage bot={<QuranBot unlock={<PremiumDoor />} />} loadBot={QuranBot.ready} unlock={<PremiumDoor />} />
  ),
  head: () => ({ needsQuranFont: true }),
});
