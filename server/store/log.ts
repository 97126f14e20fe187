import type { BaseLogger } from "pino";

/** The four levels of a pino logger that the server's rooms write to. */
export type Log = Pick<BaseLogger, "debug" | "info" | "warn" | "error">;
