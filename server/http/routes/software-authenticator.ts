import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** User present, user verified; with a new credential in the data. (W3C, Web Authentication Level 3, 6.1) */
const flags = { verified: 0x05, withCredential: 0x45 };

/** CBOR heads of the values that are needed (RFC 8949): short maps, texts and byte strings below 64 KiB. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const words = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A passkey like that of a phone or a password manager, for tests: ES256, no attestation. */
export function softwareAuthenticator({ host, origin }: { host: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  function dataWith(flag: number): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flag]), count]);
  }

  function answer(type: string, challenge: string, parts: (client: Buffer) => Record<string, string>) {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    const name = id.toString("base64url");
    return {
      id: name,
      rawId: name,
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: client.toString("base64url"), ...parts(client) },
    };
  }

  return {
    /** The answer to a challenge for a new passkey. */
    create: (challenge: string) =>
      answer("webauthn.create", challenge, () => {
        const key = map(
          [integer(1), integer(2)],
          [integer(3), integer(-7)],
          [integer(-1), integer(1)],
          [integer(-2), bytes(Buffer.from(x, "base64url"))],
          [integer(-3), bytes(Buffer.from(y, "base64url"))],
        );
        const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
        const data = Buffer.concat([dataWith(flags.withCredential), credential]);
        const object = map(
          [words("fmt"), words("none")],
          [words("attStmt"), map()],
          [words("authData"), bytes(data)],
        );
        return { attestationObject: object.toString("base64url") };
      }),
    /** The answer to a challenge for signing in. */
    get: (challenge: string) =>
      answer("webauthn.get", challenge, (client) => {
        const data = dataWith(flags.verified);
        const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
        return {
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        };
      }),
  };
}
