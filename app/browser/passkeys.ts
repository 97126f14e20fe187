/** True where the browser supports passkeys with JSON (Web Authentication Level 3). */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

type Challenge = Record<string, unknown>;

/** Creates a passkey for a challenge; undefined when the person cancelled or the device cannot. */
export async function makePasskey(challenge: Challenge): Promise<unknown> {
  return answered(() => {
    const options = challenge as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  });
}

/** Signs a challenge with a passkey; undefined when the person cancelled or has none. */
export async function showPasskey(challenge: Challenge): Promise<unknown> {
  return answered(() => {
    const options = challenge as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return navigator.credentials.get({ publicKey });
  });
}

async function answered(asking: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asking();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
  } catch {
    return undefined;
  }
}
