import { createHash } from "node:crypto";

/** What is stored of a session's token: its SHA-256. */
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

type SessionQuery = {
  model: "session";
  where?: { field: string; value: unknown }[];
  data?: { token?: unknown };
  update?: { token?: unknown };
};

/**
 * The accounts library's access to its tables, so that sessions are stored and found by the hash of their token. The
 * library gets a session with the token that it sent, since it writes that into the cookie.
 */
export function withTokenHashes<Methods extends object>(methods: Methods): Methods {
  return new Proxy(methods, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      if (name === "transaction")
        return (work: (inside: object) => unknown) =>
          Reflect.apply(method, target, [(inside: object) => work(withTokenHashes(inside))]);
      return async (query: unknown, ...rest: unknown[]) => {
        if (!isSessionQuery(query)) return Reflect.apply(method, target, [query, ...rest]);
        const { hashed, tokens } = hashTokens(query);
        const answer: unknown = await Reflect.apply(method, target, [hashed, ...rest]);
        return Array.isArray(answer)
          ? answer.map((row) => withToken(row, tokens))
          : withToken(answer, tokens);
      };
    },
  });
}

/** The query with hashes instead of tokens, and the tokens by their hashes. */
function hashTokens(query: SessionQuery): { hashed: SessionQuery; tokens: Map<string, string> } {
  const tokens = new Map<string, string>();
  function hashed(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(hashed);
    if (typeof value !== "string") return value;
    const hash = hashOf(value);
    tokens.set(hash, value);
    return hash;
  }
  const inRow = (row: { token?: unknown }) => ("token" in row ? { ...row, token: hashed(row.token) } : row);
  return {
    tokens,
    hashed: {
      ...query,
      ...(query.where && {
        where: query.where.map((one) => (one.field === "token" ? { ...one, value: hashed(one.value) } : one)),
      }),
      ...(query.data && { data: inRow(query.data) }),
      ...(query.update && { update: inRow(query.update) }),
    },
  };
}

function withToken(row: unknown, tokens: Map<string, string>): unknown {
  if (!isObject(row) || !("token" in row) || typeof row.token !== "string") return row;
  return { ...row, token: tokens.get(row.token) ?? row.token };
}

const isSessionQuery = (query: unknown): query is SessionQuery =>
  isObject(query) && "model" in query && query.model === "session";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
