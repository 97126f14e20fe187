/** What a part of a page announces on the window when it leads to the account. */
const signInRequest = "riwaq:sign-in";

/** Opens the sheet to sign in, wherever in the page the button for it stands. */
export function requestSignIn(): void {
  dispatchEvent(new Event(signInRequest));
}

/** Calls back with each request to sign in; returns what ends it. */
export function onSignInRequest(open: () => void): () => void {
  addEventListener(signInRequest, open);
  return () => removeEventListener(signInRequest, open);
}
