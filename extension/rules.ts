/** The extension's settings. */
export type SafeView = {
  readonly isOn: boolean;
  readonly mode: "blur" | "hide";
  /** Hosts that are always shown, with their subdomains. */
  readonly safeSites: readonly string[];
};

export const firstSafeView: SafeView = { isOn: true, mode: "blur", safeSites: [] };

/** Reads the stored settings; missing or invalid ones are the defaults. */
export function readSafeView(saved: Readonly<Record<string, unknown>>): SafeView {
  const { isOn, mode, safeSites } = saved;
  return {
    isOn: typeof isOn === "boolean" ? isOn : firstSafeView.isOn,
    mode: mode === "hide" ? "hide" : "blur",
    safeSites: Array.isArray(safeSites) ? safeSites.filter((site) => typeof site === "string") : [],
  };
}

// Chromium accepts spaces in a host, as %20.
const hostForm = /^(?:[a-z\d_.-]+|\[[a-f\d:.]+\])$/;

/** The host of a typed address or bare name; undefined where there is none. */
export function hostIn(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "") return undefined;
  try {
    const { hostname, protocol } = new URL(/^[a-z][a-z0-9+.-]*:\/\//.test(text) ? text : `https://${text}`);
    const isWeb = protocol === "http:" || protocol === "https:";
    return isWeb && hostForm.test(hostname) ? hostname.replace(/^www\./, "") : undefined;
  } catch {
    return undefined;
  }
}

/** True for a safe host and its subdomains. */
export function isSafe(host: string, { safeSites }: SafeView): boolean {
  return safeSites.some((site) => host === site || host.endsWith(`.${site}`));
}

/** How the pictures of a host are covered; undefined where they are shown. */
export function coverMode(host: string, view: SafeView): SafeView["mode"] | undefined {
  return view.isOn && !isSafe(host, view) ? view.mode : undefined;
}

/** The settings with a host added to the safe ones, or with it and its parent domains removed. */
export function withSite(view: SafeView, host: string, isSafeNow: boolean): SafeView {
  const others = view.safeSites.filter((site) => host !== site && !host.endsWith(`.${site}`));
  return { ...view, safeSites: isSafeNow ? [...others, host].sort() : others };
}
