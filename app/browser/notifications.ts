/** The browser's permission: `missing` where it has no notifications for pages. */
export type NotificationPermissionState = NotificationPermission | "missing";

export function notificationPermission(): NotificationPermissionState {
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** Requests permission; call it from a click. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  if (typeof Notification === "undefined") return "missing";
  try {
    return await Notification.requestPermission();
  } catch {
    return Notification.permission;
  }
}

/** Shows a notification now; `tag` replaces an earlier one. False when it could not be shown. */
export async function notify(title: string, body: string, tag: string): Promise<boolean> {
  if (notificationPermission() !== "granted") return false;
  const options = { body, tag, icon: "/icons/riwaq-192.png" };
  try {
    // Phones show notifications only through the service worker; one that is still installing shows none.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options);
    return true;
  } catch {
    return false;
  }
}
