import { hasEnded } from "../lib/session/ended-sign-in.ts";
import { keepEarlyPress } from "./early-press.ts";
import { atFirstMove } from "./first-move.ts";

// A page is whole as HTML: links and forms work before any of this. So the app, with React, is fetched when the visitor
// first moves, or right after loading on a page that lives (see PageHandle.alive) or has something to tell. A slow phone
// reads before it pays.
const giveAgain = keepEarlyPress();

async function start(): Promise<void> {
  const { hydrate } = await import("./hydrate.tsx");
  await hydrate();
  giveAgain();
}

const isAlive = document.documentElement.dataset.alive !== undefined || hasEnded();

if (!isAlive) atFirstMove(() => void start());
else if (document.readyState === "complete") void start();
else addEventListener("load", () => void start(), { once: true });
