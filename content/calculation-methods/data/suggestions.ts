import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

/** Countries whose official timetable follows the method. */
export const officialMethod: Readonly<Record<string, MethodName>> = {
  AE: "dubai",
  DZ: "algeria",
  EG: "egyptian",
  ID: "kemenag",
  IR: "tehran",
  KW: "kuwait",
  MA: "morocco",
  MY: "jakim",
  QA: "qatar",
  RU: "russia",
  SA: "umm_alqura",
  SG: "singapore",
  TN: "tunisia",
  TR: "turkey",
};

/** Countries in which the method is the most common without being official. */
export const regionalMethod: Readonly<Record<string, MethodName>> = {
  AF: "karachi",
  BD: "karachi",
  BH: "umm_alqura",
  BN: "singapore",
  CA: "isna",
  CY: "turkey",
  EH: "morocco",
  FR: "france_18",
  GB: "moonsighting",
  IE: "moonsighting",
  IN: "karachi",
  LK: "karachi",
  LY: "egyptian",
  NP: "karachi",
  OM: "umm_alqura",
  PK: "karachi",
  SD: "egyptian",
  SY: "egyptian",
  US: "isna",
  YE: "umm_alqura",
};

/** Countries in which most Muslims follow the Hanafi school and timetables use its asr. */
export const hanafiAsr = ["AF", "BD", "IN", "KG", "KZ", "PK", "TJ", "TM", "UZ"] as const;

/** Countries with a Hanafi majority whose timetables use the first shadow's asr. */
export const firstShadowThoughHanafi = ["AL", "AZ", "BA", "CY", "TR", "XK"] as const;
