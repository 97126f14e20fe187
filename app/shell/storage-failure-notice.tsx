import { useEffect } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { onStorageFailure } from "#app/storage/user-data/storage-failure.ts";
import { useToast } from "#app/ui/toast.ts";

/** Tells the person, once per visit, that this browser cannot store anything. */
export function StorageFailureNotice() {
  const text = useMessages("shell");
  const showToast = useToast();
  useEffect(() => onStorageFailure(() => showToast({ description: text("cannotKeep") })), [showToast, text]);
  return null;
}
