import { z } from "zod";
import { softwareAuthenticator } from "./software-authenticator.ts";
import { publicUrl, type Visitor } from "./temporary-server.ts";

/** The challenge that the server sets for a visitor: "challenge" for a new passkey, "sign-in-challenge" for one to sign in with. */
export async function challengeFor(
  person: Visitor,
  path: "challenge" | "sign-in-challenge",
): Promise<string> {
  const { body } = await person.post(`/api/accounts/passkeys/${path}`);
  return z.object({ challenge: z.string() }).parse(body).challenge;
}

/** Has a member add a passkey; `origin` is the site that it belongs to. */
export async function addPasskey(person: Visitor, origin = publicUrl) {
  const key = softwareAuthenticator({ host: "localhost", origin });
  const response = key.create(await challengeFor(person, "challenge"));
  return { key, added: await person.post("/api/accounts/passkeys/add", { name: "My phone", response }) };
}
