import type { Operation } from "#domain/sync/operation.ts";

/** What tabs tell each other: edits, that all was erased, or that more than a little changed. */
export type TabMessage =
  | { readonly type: "operations"; readonly operations: readonly Operation[] }
  | { readonly type: "erased" }
  | { readonly type: "changed" };

export type OtherTabs = {
  readonly post: (tabMessage: TabMessage) => void;
  /** Hears the other tabs, and `changed` when this one comes back from having been set aside. */
  readonly listen: (hear: (tabMessage: TabMessage) => void) => void;
};

/** The other tabs of this browser, under a name; alone where the browser has no such channel. */
export function otherTabs(name: string): OtherTabs {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);
    return channel;
  };
  return {
    post: (tabMessage) => open()?.postMessage(tabMessage),
    listen(hear) {
      open()?.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
      globalThis.addEventListener?.("pageshow", (event) => {
        if ("persisted" in event && event.persisted) hear({ type: "changed" });
      });
    },
  };
}
