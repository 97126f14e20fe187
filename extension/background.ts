import { collectionView, followView, keepView } from "./saved-view.ts";

// The quick toggle: no password, no window, one shortcut.
chrome.commands.onCommand.addListener((command) => {
  if (command === "toggle") collectionView().then((view) => keepView({ ...view, isOn: !view.isOn }));
});

followView(({ isOn }) => {
  chrome.action.setBadgeText({ text: isOn ? "" : "○" });
});
