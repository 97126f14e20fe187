import type { ErrorMessages } from "#contract/api-error.ts";

export type AddressErrorCode = "no-such-address";

/** The error message for an unknown address. */
export const addressErrorMessages: ErrorMessages<AddressErrorCode> = {
  "no-such-address": {
    en: "There is no such address. The calls that exist are described at /api.",
    ar: "لا يوجد هذا العنوان. الطلبات الموجودة موصوفة في ‎/api.",
    fr: "Cette adresse n’existe pas. Les appels existants sont décrits sous /api.",
    ur: "یہ پتا موجود نہیں۔ موجود درخواستیں ‎/api پر بیان ہیں۔",
    id: "Alamat ini tidak ada. Panggilan yang tersedia dijelaskan di /api.",
    tr: "Böyle bir adres yok. Var olan çağrılar /api sayfasında anlatılır.",
  },
};
