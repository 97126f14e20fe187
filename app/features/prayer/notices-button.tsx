"use no memo";

import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import {
  askForNotifications,
  type NotificationPermissionState,
  notificationPermission,
} from "#app/browser/notifications.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { LazyPart } from "./lazy-part.tsx";

const lines = {
  default: "noticesOffer",
  granted: "noticesWork",
  denied: "noticesDenied",
  missing: "noticesMissing",
} as const;

/** Asks for notifications on the click; once granted it says so and each prayer has its switch. */
export function NoticesButton() {
  const text = useMessages("prayer");
  const [permission, setPermission] = useState<NotificationPermissionState>("default");
  useEffect(() => setPermission(notificationPermission()), []);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{text("notifications")}</span>
        {permission === "granted" ? (
          <p className="flex min-h-11 items-center gap-2 text-green">
            <BellRing aria-hidden="true" className="size-4" />
            {text("enabled")}
          </p>
        ) : (
          <Button
            disabled={permission === "missing"}
            onClick={async () => setPermission(await askForNotifications())}
          >
            {text("enable")}
          </Button>
        )}
      </div>
      <p role="status" className="text-ink-soft text-sm">
        {text(lines[permission])}
      </p>
      {permission === "granted" && (
        <LazyPart
          load={() => import("./notice-settings.tsx").then(({ NoticeSettings }) => NoticeSettings)}
          part={{}}
        />
      )}
    </div>
  );
}
