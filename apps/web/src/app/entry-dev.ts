import "@vitejs/plugin-react/preamble";

// What a page runs first while it is developed. It is alive at once, so that changes are seen without a move. When the
// server has started again, and when a page that failed may work again, the page is loaded anew.
const isRendered = document.documentElement.lang !== "";
const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

if (!isRendered || (shown && shown.responseStatus >= 500)) {
  import.meta.hot?.on("vite:beforeUpdate", () => location.reload());
}

// Vite's own way of waiting is a worker made of text, which the pages' policy does not let in.
// eslint-disable-next-line typescript/no-misused-promises -- Vite waits for what its listeners return
import.meta.hot?.on("vite:ws:disconnect", async () => {
  while (!(await isReady())) await new Promise((done) => setTimeout(done, 250));
  location.reload();
  await new Promise(() => {});
});

async function isReady(): Promise<boolean> {
  try {
    // eslint-disable-next-line house/requests-through-client -- no call of the contract, and the page has no client yet
    return (await fetch("/readyz")).ok;
  } catch {
    return false;
  }
}

if (isRendered) {
  document.documentElement.dataset["alive"] = "";
  await import("./entry-client.ts");
}
