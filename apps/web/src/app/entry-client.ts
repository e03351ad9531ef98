import { hasEnded } from "../lib/session/ended-sign-in.ts";
import { keepEarlyPresses } from "./early-press.ts";
import { atFirstMove } from "./first-move.ts";

// A page is complete as HTML: links and forms work without script. So the app with React loads when the visitor first
// moves, or right after the page on pages that update themselves (see PageHandle.alive) or show a message. A slow phone
// can show the text before it loads the script.
const repeatPresses = keepEarlyPresses();

async function start(): Promise<void> {
  const { hydrate } = await import("./hydrate.tsx");
  await hydrate();
  repeatPresses();
}

const isAlive = document.documentElement.dataset.alive !== undefined || hasEnded();

if (!isAlive) atFirstMove(() => void start());
else if (document.readyState === "complete") void start();
else addEventListener("load", () => void start(), { once: true });
