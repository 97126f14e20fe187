/** The database does not answer at the moment; asking again later may work. Routes answer 503. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfterSeconds = 2;
}

/** Network errors of Node that mean "nobody is there" or "they hung up". */
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
 * down, starting, gone), 25006 (a stand-in that may only be read).
 */
const unavailableState = /^(08...|53[0-3]00|58030|57P0[1-5]|25006)$/;

/** Errors of `pg` itself carry no code. */
const lostWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** The SQLSTATE or Node code of an error or of what caused it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

/** True when the error says that the database could not be reached, whatever wraps it. */
export function meansUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreUnavailable) return true;
  const code = errorCode(error);
  if (code !== undefined && (lostConnections.has(code) || unavailableState.test(code))) return true;
  return lostWords.test(error.message) || meansUnavailable(error.cause);
}
