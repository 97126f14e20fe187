const whole = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
];

/** The headless shell where there is one: less work for the same pages. */
export const headlessShell = { executablePath: process.env.CHROMIUM_SHELL_PATH ?? whole, args };

/** The whole browser, for notifications, sensors and extensions. */
export const wholeBrowser = { executablePath: whole, args };
