import type { FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage, type Language, preferredLanguage } from "#domain/language.ts";

/** The language of an answer: `?language=`, else the first of ours in Accept-Language, else English. */
export function requestLanguage(request: FastifyRequest): Language {
  // Null where the address could not be parsed.
  const query = request.query as { language?: unknown } | null;
  if (isLanguage(query?.language)) return query.language;
  return preferredLanguage(weightedTags(request.headers["accept-language"] ?? "")) ?? defaultLanguage;
}

/** The tags of an Accept-Language header, most preferred first (RFC 9110, 12.5.4). */
function weightedTags(header: string): string[] {
  return header
    .split(",")
    .slice(0, 32)
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
