import type { MethodName } from "#domain/prayer-times/calculation-method.ts";

/** Countries whose own authority's timetable the method follows. */
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

/** Countries where the method is the one most used, without being the state's. */
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

/** Countries where most Muslims follow the Hanafi school and timetables give its asr. */
export const hanafiAsr = ["AF", "BD", "IN", "KG", "KZ", "PK", "TJ", "TM", "UZ"] as const;

/** Countries of Hanafi majority whose timetables give the first shadow's asr. */
export const firstShadowThoughHanafi = ["AL", "AZ", "BA", "CY", "TR", "XK"] as const;
