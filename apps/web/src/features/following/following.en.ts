import type { th } from "./following.th.ts";

export const en: typeof th = {
  tell: "Notify me at each point",
  telling: "Notifications are on",
  started: "You are notified when runners you follow pass a point and when they finish.",
  ended: "Notifications are off.",
  onHomeScreen:
    "An iPhone or iPad takes notifications from a page only once it is on the Home Screen and opened from there (iOS 16.4 or later). Otherwise leave this page open: it updates by itself.",
  unable: "This browser cannot take notifications. Leave this page open: it updates by itself.",
  denied: "The browser blocks notifications of this site. You can allow them in its site settings.",
  failed: "Notifications could not be turned on. Try again.",
};
