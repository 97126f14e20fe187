import { PremiumEntry } from "#app/features/premium/premium-entry.tsx";
import { QuizPage, testingTabOf } from "#app/features/quiz/quiz-page.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { definePage } from "./page.tsx";

const QuranBot = lazyComponent(() => import("#app/features/chat/quran-bot.tsx").then((bot) => bot.QuranBot));

export const page = definePage<null>({
  load: async () => null,
  ready: async (search) => {
    if (testingTabOf(search) === "bot") await QuranBot.ready();
  },
  View: () => (
    <QuizPage
      bot={<QuranBot unlock={<PremiumEntry />} />}
      loadBot={QuranBot.ready}
      unlock={<PremiumEntry />}
    />
  ),
  head: () => ({ needsQuranFont: true }),
});
