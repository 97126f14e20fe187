import type { BaseLogger } from "pino";

/** The four levels of a pino logger that the server uses. */
export type Log = Pick<BaseLogger, "debug" | "info" | "warn" | "error">;
