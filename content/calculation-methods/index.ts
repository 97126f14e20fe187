import type { CalculationMethod, MethodName } from "#domain/prayer-times/calculation-method.ts";
import { methods } from "./data/methods.ts";
import { firstShadowThoughHanafi, hanafiAsr, officialMethod, regionalMethod } from "./data/suggestions.ts";
import type { Suggestion } from "./schema.ts";

export { authorities as methodAuthorities } from "./data/authorities.ts";
export { methods as calculationMethods } from "./data/methods.ts";
export type { Suggestion } from "./schema.ts";

const [egyptian] = methods;
const byId = new Map<MethodName, CalculationMethod>(methods.map((method) => [method.id, method]));

/** The method if a person has chosen none and the country is unknown. */
export const defaultMethodName: MethodName = "egyptian";

/** The method with that name. */
export function calculationMethod(name: MethodName): CalculationMethod {
  const found = byId.get(name) ?? egyptian;
  if (!found) throw new Error("no calculation methods are published");
  return found;
}

/** Method and madhab for a country's two-letter code, with the reasons; a person's choice has precedence. */
export function suggestedCalculation(countryCode: string): Suggestion {
  const country = countryCode.toUpperCase();
  const official = officialMethod[country];
  const regional = regionalMethod[country];
  const isHanafi = hanafiAsr.some((code) => code === country);
  const isFirstShadow = firstShadowThoughHanafi.some((code) => code === country);
  return {
    method: official ?? regional ?? "mwl",
    methodReason: official ? "official" : regional ? "regional" : "general",
    madhab: isHanafi ? "hanafi" : "shafi",
    madhabReason: isHanafi
      ? "hanafi-majority"
      : isFirstShadow
        ? "timetable-uses-first-shadow"
        : "other-schools",
  };
}
