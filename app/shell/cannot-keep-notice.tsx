"use no memo";

import { useEffect } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { onCannotKeep } from "#app/storage/user-data/cannot-keep.ts";
import { useToast } from "#app/ui/toast.ts";

/** Says, once a visit, that this browser keeps nothing. */
export function CannotKeepNotice() {
  const text = useMessages("shell");
  const showToast = useToast();
  useEffect(() => onCannotKeep(() => showToast({ description: text("cannotKeep") })), [showToast, text]);
  return null;
}
