export type DevicePosition =
  | { readonly latitude: number; readonly longitude: number }
  | { readonly problem: "denied" | "unavailable" | "missing" };

/** The device's position; call it from a click. It never leaves the page. */
export function devicePosition(): Promise<DevicePosition> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ problem: "missing" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ problem: code === PERMISSION_DENIED ? "denied" : "unavailable" }),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  });
}
