import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { DomainError } from "#server/services/errors.ts";
import type { MemberRows } from "#server/store/member-rows.ts";
import { detectOutage } from "#server/store/outage.ts";
import type { SignUpRows } from "#server/store/sign-up-rows.ts";
import type { AccountLibrary } from "./account-library.ts";

/** Milliseconds for which a link confirms an address, and for which its sign-up is stored: two days. */
const validity = 172_800_000;

const identifierOf = (token: string) => `confirm-email:${token}`;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** An id for a new member, as long as those that the accounts library makes. */
export const newMemberId = () => randomBytes(16).toString("hex");

/** A token for the link of a new sign-up, what is stored of it, and until when it confirms the address. */
export function makeSignUpToken(now: Date) {
  const token = randomBytes(24).toString("base64url");
  return { token, tokenHash: hashOf(token), createdAt: now, expiresAt: new Date(now.getTime() + validity) };
}

/**
 * Makes a token that confirms once the address of an account that exists: one from before mail was set up, or of an
 * earlier version. The library stores only the hash of its identifier.
 */
export async function makeConfirmToken(
  context: AccountLibrary["context"],
  memberId: string,
): Promise<string> {
  const { internalAdapter } = await context;
  const token = randomBytes(24).toString("base64url");
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: memberId,
    expiresAt: new Date(Date.now() + validity),
  });
  return token;
}

type Members = Pick<MemberRows, "confirmEmail" | "find" | "findByEmail" | "passwordHash">;

type ConfirmationParts = {
  readonly library: AccountLibrary;
  readonly members: Members;
  readonly signUps: Pick<SignUpRows, "complete" | "find">;
  readonly now: () => Date;
};

/** What a link confirms: the address, and the hash of the password that was chosen with it. */
export type Confirmable = {
  readonly email: string;
  readonly passwordHash: string;
  /**
   * Confirms the address and uses the link up; that of a sign-up makes the account. Throws DomainError "link-spent" when
   * another link was faster.
   */
  confirm(): Promise<{ readonly memberId: string; readonly isNew: boolean }>;
};

/**
 * Finds what the token of a link confirms. Throws DomainError "link-spent" for one that was used, has expired, was never
 * made, or whose address another link has confirmed.
 */
export async function findConfirmable(parts: ConfirmationParts, token: string): Promise<Confirmable> {
  const found = token.includes(".")
    ? await ofEarlierVersion(parts, token)
    : ((await ofSignUp(parts, token)) ?? (await ofMember(parts, token)));
  if (!found) throw new DomainError("link-spent");
  return found;
}

async function ofSignUp(
  { signUps, now }: ConfirmationParts,
  token: string,
): Promise<Confirmable | undefined> {
  const tokenHash = hashOf(token);
  const signUp = await signUps.find(tokenHash, now());
  if (!signUp) return undefined;
  return {
    email: signUp.email,
    passwordHash: signUp.password,
    async confirm() {
      const memberId = newMemberId();
      if (!(await signUps.complete(tokenHash, memberId, now()))) throw new DomainError("link-spent");
      return { memberId, isNew: true };
    },
  };
}

/** The link of an account that was made without one. */
async function ofMember(
  { library, members, now }: ConfirmationParts,
  token: string,
): Promise<Confirmable | undefined> {
  const { internalAdapter } = await library.context;
  const link = await detectOutage(() => internalAdapter.findVerificationValue(identifierOf(token)));
  const member = link && link.expiresAt > now() ? await members.find(link.value) : undefined;
  return withPassword(members, member, async (memberId) => {
    if (!(await detectOutage(() => internalAdapter.consumeVerificationValue(identifierOf(token)))))
      throw new DomainError("link-spent");
    await members.confirmEmail(memberId);
  });
}

/** The signed tokens of earlier versions confirm until they expire, and only an address that is not confirmed yet. */
async function ofEarlierVersion(
  { library, members }: ConfirmationParts,
  token: string,
): Promise<Confirmable | undefined> {
  const { data } = z.object({ email: z.string() }).safeParse(payloadOf(token));
  const member = data && (await members.findByEmail(data.email));
  return withPassword(members, member, async () => {
    const { response } = await library.api.verifyEmail({ query: { token }, returnHeaders: true });
    if (!response?.status) throw new DomainError("link-spent");
  });
}

/** What such a token says of itself, which is believed only once the library has checked its signature. */
function payloadOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}

async function withPassword(
  members: Members,
  member: { readonly id: string; readonly email: string } | undefined,
  confirm: (memberId: string) => Promise<void>,
): Promise<Confirmable | undefined> {
  const passwordHash = member && (await members.passwordHash(member.id));
  if (!member || passwordHash === undefined) return undefined;
  return {
    email: member.email,
    passwordHash,
    async confirm() {
      await confirm(member.id);
      return { memberId: member.id, isNew: false };
    },
  };
}
