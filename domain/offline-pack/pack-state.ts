/** Why a pack stopped: no network, access denied by the host, file not found, storage full, no service worker. */
export const packErrors = ["offline", "refused", "missing", "full", "unable"] as const;

export type PackError = (typeof packErrors)[number];

/**
 * `checking` asks whether the pack can be saved at all; `saving` fetches; `paused` has a part and waits for the
 * reader; `saved` has every file.
 */
export type PackStatus =
  | "unknown"
  | "absent"
  | "checking"
  | "saving"
  | "paused"
  | "saved"
  | "failed"
  | "erasing";

/** State of one pack on this device. */
export type PackState = {
  readonly status: PackStatus;
  /** Number of its files, and of those on the device. */
  readonly total: number;
  readonly done: number;
  /** Bytes downloaded since it was last started. */
  readonly received: number;
  /** Number of the current run, by which late results of an earlier run are ignored. */
  readonly run: number;
  readonly error: PackError | undefined;
};

export type PackEvent =
  | { readonly type: "found"; readonly total: number; readonly done: number; readonly isRequested: boolean }
  | { readonly type: "keep" }
  | { readonly type: "pause" }
  | { readonly type: "erase" }
  | { readonly type: "checked"; readonly run: number; readonly total: number; readonly done: number }
  | { readonly type: "arrived"; readonly run: number; readonly bytes: number }
  | { readonly type: "broke"; readonly run: number; readonly error: PackError }
  | { readonly type: "erased" };

/** Side effects to run: `seal` records that the pack is complete. */
export type PackCommand =
  | { readonly type: "check"; readonly run: number }
  | { readonly type: "fetch"; readonly run: number }
  | { readonly type: "halt" }
  | { readonly type: "seal" }
  | { readonly type: "erase" };

export type PackStep = { readonly state: PackState; readonly commands: readonly PackCommand[] };

/** A pack whose files were not looked up yet. */
export const unknownPack: PackState = {
  status: "unknown",
  total: 0,
  done: 0,
  received: 0,
  run: 0,
  error: undefined,
};

/** True while the pack is being fetched or about to be. */
export function isInProgress({ status }: PackState): boolean {
  return status === "checking" || status === "saving";
}

/** How much of a pack is on the device, 0 to 100; 100 only when all of it does. */
export function savedPercent({ done, total }: PackState): number {
  return total > 0 ? Math.floor((done / total) * 100) : 0;
}
