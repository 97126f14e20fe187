import { QuizPage } from "#app/features/quiz/quiz-page.tsx";
import { defineStillPage } from "./page.tsx";

export const page = defineStillPage(QuizPage, { needsQuranFont: true });
