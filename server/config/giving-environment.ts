import { z } from "zod";
import { decimalsOf, isOfferedCurrency } from "#domain/money/currency.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import type { GivingSettings } from "#server/services/giving/giving-settings.ts";
import { SettingsError } from "./environment.ts";

/** `EUR:0.92,IDR:16250`. */
const rates = z
  .string()
  .regex(/^[A-Z]{3}:\d+(\.\d+)?(,[A-Z]{3}:\d+(\.\d+)?)*$/, "is no list like EUR:0.92,IDR:16250")
  .transform((list) =>
    Object.fromEntries(
      list.split(",").map((pair) => {
        const [code = "", rate] = pair.split(":");
        return [code, Number(rate)];
      }),
    ),
  );

/** Settings of giving and subscribing; `docs/operating.md` explains each. */
const givingEnvironment = z
  .object({
    DONATION_CURRENCY: z
      .string()
      .refine(isOfferedCurrency, "is no currency of at most two decimals")
      .default("USD"),
    DONATION_LIMIT: z.string().default("10000"),
    DONATION_FEE_PERCENT: z.coerce.number().min(0).max(20).optional(),
    DONATION_FEE_FIXED: z.coerce.number().min(0).max(100).default(0),
    DONATION_RATES: rates.default({}),
    DONATION_EXAMPLES: z.enum(["on", "off"]).default("on"),
    DONATION_BANK: z.string().trim().max(2000).optional(),
    GOLD_GRAM_PRICE: z.string().optional(),
    SILVER_GRAM_PRICE: z.string().optional(),
    PREMIUM_MONTHLY: z.string().optional(),
    PREMIUM_YEARLY: z.string().optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, "is no secret key")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
    STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  })
  .refine(({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) => !key || secret, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "is needed with STRIPE_SECRET_KEY: without it no payment would be believed",
  });

/** Prices shown until the operator sets any, in whole units; marked as examples. */
const examplePrices = { monthly: "5", yearly: "50" } as const;

/** Reads the settings; throws SettingsError. Empty values count as not set. */
export function readGivingSettings(source: NodeJS.ProcessEnv): GivingSettings {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = givingEnvironment.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`${issue?.path[0]?.toString()} cannot be used: ${issue?.message}`);
  }
  const set = read.data;
  const currency = set.DONATION_CURRENCY;
  const amount = (name: string, text: string, least?: number) => {
    const parsed = parseAmount(text, { language: "en", currency, most: 10 ** 12, least });
    if (!parsed.isAmount) throw new SettingsError(`${name} cannot be used: ${parsed.error}`);
    if (parsed.otherMark !== undefined)
      throw new SettingsError(`${name} cannot be used: is not in ${currency}`);
    return parsed.amount;
  };
  const isLive = /^[sr]k_live/.test(set.STRIPE_SECRET_KEY ?? "");
  const hasPrices = set.PREMIUM_MONTHLY !== undefined || set.PREMIUM_YEARLY !== undefined;
  const monthly = set.PREMIUM_MONTHLY ?? (hasPrices || isLive ? undefined : examplePrices.monthly);
  const yearly = set.PREMIUM_YEARLY ?? (hasPrices || isLive ? undefined : examplePrices.yearly);
  const { GOLD_GRAM_PRICE: gold, SILVER_GRAM_PRICE: silver, STRIPE_SECRET_KEY: key } = set;
  return {
    currency,
    most: amount("DONATION_LIMIT", set.DONATION_LIMIT),
    fee:
      set.DONATION_FEE_PERCENT === undefined
        ? undefined
        : {
            basisPoints: Math.round(set.DONATION_FEE_PERCENT * 100),
            fixed: Math.round(set.DONATION_FEE_FIXED * 10 ** decimalsOf(currency)),
          },
    rates: set.DONATION_RATES,
    stripe: key
      ? { secretKey: key, webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? "", apiUrl: set.STRIPE_API_URL }
      : undefined,
    withExamples: set.DONATION_EXAMPLES === "on" && !isLive,
    prices: {
      ...(monthly && { monthly: amount("PREMIUM_MONTHLY", monthly) }),
      ...(yearly && { yearly: amount("PREMIUM_YEARLY", yearly) }),
    },
    arePricesExamples: !hasPrices,
    bank: set.DONATION_BANK || undefined,
    // A gram of silver may cost less than 1 of the currency.
    gramPrices: {
      ...(gold && { gold: amount("GOLD_GRAM_PRICE", gold, 1) }),
      ...(silver && { silver: amount("SILVER_GRAM_PRICE", silver, 1) }),
    },
  };
}
