/** The database does not answer at the moment; the same request may work later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** Node's network errors for "nothing listens there" and "the connection was closed". */
const lostConnections = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * Class 08 (connection), 53 (no disk, memory or connection left), 58030 (the disk fails), 57P01 to 57P05 (shutting
 * down, starting, gone), 25006 (a read-only replica).
 */
const unavailableState = /^(08...|53[0-3]00|58030|57P0[1-5]|25006)$/;

/** Errors of `pg` itself have no code. */
const lostMessage =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** The SQLSTATE or Node code of an error or of its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

/** True when the error or one of its causes says that the database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreUnavailableError) return true;
  const code = errorCode(error);
  if (code !== undefined && (lostConnections.has(code) || unavailableState.test(code))) return true;
  return lostMessage.test(error.message) || isUnavailable(error.cause);
}

/** Characters that no text in PostgreSQL can hold, U+0000 above all (SQLSTATE 22021 and 22P05). */
const unstorable = new Set(["22021", "22P05"]);

/** True when the database rejected a text because of its characters. */
export function isUnstorableText(error: unknown): boolean {
  return unstorable.has(errorCode(error) ?? "");
}
