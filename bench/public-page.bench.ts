// Measures public pages on a slow phone that was never there (limit: plain HTML with the same content, served as a file).
// Floor 1.5, goal 1.15. BASE_URL measures a product that runs, PAGES="event,runner" some of them.
import { prepareChromium } from "../e2e/support/chromium.ts";
import { startProduct } from "../e2e/support/server.ts";
import { buildWeb } from "../scripts/build-web.ts";
import { pairedFigures } from "./support/paired.ts";
import { type Load, measured, onSlowPhone } from "./support/slow-phone.ts";
import { plainHtml, serveStatic } from "./support/static-twin.ts";

const finished = "/register/events/san-mok-pua-trail/results";
const pages = {
  landing: "/landing",
  "event list": "/register/event-list",
  event: "/register/events/rim-nam-chao-phraya-marathon",
  results: finished,
  runner: `${finished}/1001`,
};
const wanted = process.env.PAGES?.split(",") ?? Object.keys(pages);

prepareChromium();
if (!process.env.BASE_URL) await buildWeb();
const product = process.env.BASE_URL ? { url: process.env.BASE_URL, stop: async () => {} } : await startProduct();
try {
  for (const [name, path] of Object.entries(pages).filter(([each]) => wanted.includes(each))) {
    const html = await onSlowPhone(product.url + path, plainHtml);
    const twin = await serveStatic({ "/": html }, product.url);
    const loads: Load[] = [];
    await pairedFigures<Load>(
      {
        [`public-page ${name} LCP`]: (load) => load.lcpMs,
        [`public-page ${name} heading seen`]: (load) => load.seenMs,
      },
      {
        ours: async () => {
          const load = await onSlowPhone(product.url + path, measured);
          loads.push(load);
          return load;
        },
        limit: () => onSlowPhone(`${twin.url}/`, measured),
      },
    );
    twin.stop();
    const middle = (of: (load: Load) => number) => loads.map(of).toSorted((a, b) => a - b)[loads.length >> 1] ?? NaN;
    const worst = (of: (load: Load) => number) => Math.max(...loads.map(of));
    console.log(
      `public-page ${name}: heading seen after ${Math.round(middle(({ seenMs }) => seenMs))} ms, layout shift ${worst(({ layoutShift }) => layoutShift).toFixed(3)}, ` +
        `script ${worst(({ scriptKb }) => scriptKb).toFixed(1)} kB and ${Math.round(middle(({ blockingMs }) => blockingMs))} ms blocked before a first move`,
    );
  }
} finally {
  await product.stop();
}
