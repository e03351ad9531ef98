// The service worker of the pages that must work without a network. No page registers it yet: it keeps nothing and answers
// nothing. What it will do, and why it has this address and no wider scope: docs/decisions/0019-service-worker-policy.md.
addEventListener("install", () => skipWaiting());
