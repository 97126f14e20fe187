/** The part of the extension API that is used here. */
type StoredChange = Readonly<Record<string, { readonly newValue?: unknown }>>;

declare const chrome: {
  readonly storage: {
    readonly local: {
      get(keys: null): Promise<Record<string, unknown>>;
      set(values: Readonly<Record<string, unknown>>): Promise<void>;
    };
    readonly onChanged: { addListener(listener: (change: StoredChange) => void): void };
  };
  readonly tabs: {
    query(asked: {
      readonly active: true;
      readonly currentWindow: true;
    }): Promise<{ readonly id?: number; readonly url?: string }[]>;
    /** Rejects where no script of the extension listens in the tab. */
    sendMessage(tab: number, message: unknown, to: { readonly frameId: number }): Promise<unknown>;
  };
  readonly commands: { readonly onCommand: { addListener(listener: (command: string) => void): void } };
  readonly action: {
    setBadgeText(badge: { readonly text: string }): Promise<void>;
  };
  readonly runtime: {
    getURL(path: string): string;
    readonly onMessage: {
      addListener(
        listener: (message: unknown, sender: unknown, respond: (answer: unknown) => void) => void,
      ): void;
    };
  };
};
