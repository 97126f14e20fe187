import { z } from "zod";
import { openAudiences } from "#server/services/model/model-access.ts";
import type { ModelSettings } from "#server/services/model/offered-model.ts";
import { mostSteps } from "#server/services/model/plan.ts";
import { SettingsError } from "./environment.ts";

/** Settings of the optional model; `docs/operating.md` explains each. */
const modelEnvironment = z
  .object({
    MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
    MODEL_NAME: z.string().trim().min(1).max(80).optional(),
    MODEL_KEY: z.string().min(1).optional(),
    MODEL_FOR: z.enum(openAudiences).default("members"),
    MODEL_STEPS: z.coerce.number().int().min(0).max(mostSteps).default(0),
    MODEL_SECOND_OPINION: z.enum(["on", "off"]).default("off"),
  })
  .refine(({ MODEL_URL, MODEL_NAME }) => MODEL_URL === undefined || MODEL_NAME !== undefined, {
    path: ["MODEL_NAME"],
    message: "is needed with MODEL_URL: the model's name at the endpoint",
  })
  .refine(({ MODEL_URL, MODEL_KEY, MODEL_NAME }) => MODEL_URL !== undefined || !(MODEL_KEY ?? MODEL_NAME), {
    path: ["MODEL_URL"],
    message: "is needed with MODEL_NAME and MODEL_KEY: where the model answers, such as https://host/v1",
  });

/** Reads the settings; undefined where no model is set. Throws SettingsError, which contains no value: one is a key. */
export function readModelSettings(source: NodeJS.ProcessEnv): ModelSettings | undefined {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = modelEnvironment.safeParse(values);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingsError(`${issue?.path.join(".")} cannot be used: ${issue?.message}`);
  }
  const { MODEL_URL: url, MODEL_NAME: name, MODEL_KEY: key, MODEL_FOR: openTo } = read.data;
  const { MODEL_STEPS: steps, MODEL_SECOND_OPINION: secondOpinion } = read.data;
  return url && name ? { url, name, key, openTo, steps, asksTwice: secondOpinion === "on" } : undefined;
}
