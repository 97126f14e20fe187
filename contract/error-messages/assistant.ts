import type { ErrorMessages } from "#contract/api-error.ts";
import type { AssistantErrorCode } from "#contract/assistant-answer.ts";

/** Error messages of the model. */
export const assistantErrorMessages: ErrorMessages<AssistantErrorCode> = {
  "no-model": {
    en: "No model is set up here.",
    ar: "لا يوجد نموذج مهيأ هنا.",
    fr: "Aucun modèle n’est installé ici.",
    ur: "یہاں کوئی ماڈل موجود نہیں۔",
    id: "Tidak ada model yang dipasang di sini.",
    tr: "Burada kurulu bir model yok.",
  },
  "model-not-yours": {
    en: "The model is for subscribers.",
    ar: "النموذج متاح للمشتركين.",
    fr: "Le modèle est réservé aux abonnés.",
    ur: "ماڈل صرف سبسکرائبرز کے لیے ہے۔",
    id: "Model ini untuk pelanggan.",
    tr: "Model yalnızca abonelere açıktır.",
  },
  "model-away": {
    en: "The model does not answer now.",
    ar: "النموذج لا يجيب الآن.",
    fr: "Le modèle ne répond pas pour le moment.",
    ur: "ماڈل اس وقت جواب نہیں دے رہا۔",
    id: "Model sedang tidak menjawab.",
    tr: "Model şu anda yanıt vermiyor.",
  },
};
