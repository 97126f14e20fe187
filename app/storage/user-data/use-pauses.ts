import { devicePauses, type PauseSharing, pauseSharing } from "#app/storage/prayer-pauses.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { joinPauses, type Pause } from "#domain/prayer-log/pause.ts";
import { reportStorageFailure } from "./storage-failure.ts";
import { collectionView, saveRecord, useCollectionMap } from "./use-collection.ts";

const isSame = (one: Pause) => (other: Pause) => one.from === other.from && one.until === other.until;

const synced = () => collectionView("prayer-pause").bodies as ReadonlyMap<string, Pause>;

function addPause(pause: Pause): void {
  if (pauseSharing.read().sync) saveRecord("prayer-pause", crypto.randomUUID(), pause);
  else if (!devicePauses.write(joinPauses(devicePauses.read(), [pause]))) reportStorageFailure();
}

function removePause(pause: Pause): void {
  const [isIt, left] = [isSame(pause), devicePauses.read()];
  if (left.some(isIt)) devicePauses.write(left.filter((other) => !isIt(other)));
  for (const [id, other] of synced()) if (isIt(other)) saveRecord("prayer-pause", id, null);
}

/**
 * Moves the pauses to where the choice has them: into the synced records, or back to this device, which deletes them from
 * the account and the other devices.
 */
function chooseSync(isSynced: boolean): void {
  pauseSharing.write({ ...pauseSharing.read(), sync: isSynced });
  const records = [...synced()];
  if (isSynced) {
    const there = records.map(([, pause]) => pause);
    for (const pause of devicePauses.read())
      if (!there.some(isSame(pause))) saveRecord("prayer-pause", crypto.randomUUID(), pause);
    devicePauses.write([]);
    return;
  }
  const pauses = joinPauses(
    devicePauses.read(),
    records.map(([, pause]) => pause),
  );
  // Records that could not be stored here as well stay where they are for this visit.
  if (devicePauses.write(pauses)) for (const [id] of records) saveRecord("prayer-pause", id, null);
}

/** The pauses of this device and those received from the account, earliest first, and where they may go. */
export function usePauses() {
  "use memo";
  const [own] = useStoredValue(devicePauses);
  const [sharing] = useStoredValue(pauseSharing);
  const { entries, isReady } = useCollectionMap("prayer-pause");
  return {
    pauses: joinPauses(own, [...entries.values()]),
    isReady,
    sharing,
    add: addPause,
    remove: removePause,
    choose(name: keyof PauseSharing, isOn: boolean): void {
      if (name === "sync") chooseSync(isOn);
      else pauseSharing.write({ ...pauseSharing.read(), [name]: isOn });
    },
  };
}
