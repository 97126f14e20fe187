import { loadView, saveView, subscribeToView } from "./saved-view.ts";

// The quick toggle: no password, no window, one shortcut.
chrome.commands.onCommand.addListener((command) => {
  if (command === "toggle") loadView().then((view) => saveView({ ...view, isOn: !view.isOn }));
});

subscribeToView(({ isOn }) => {
  chrome.action.setBadgeText({ text: isOn ? "" : "○" });
});
