import { hasEnded } from "../lib/session/ended-sign-in.ts";
import { watchTyping } from "../lib/page/typed-meanwhile.ts";
import { untilLoaded } from "../lib/page/until-loaded.ts";
import { afterLoad } from "./after-load.ts";
import { keepEarlyPresses } from "./early-press.ts";
import { atFirstMove } from "./first-move.ts";
import { letTransitionsBeGivenUp } from "./given-up-transitions.ts";
import { layOutBelow } from "./lay-out-below.ts";
import { applyWholeSheets } from "./whole-sheets.ts";

// A page is complete as HTML: links and forms work without script. So the app with React loads when the visitor first
// moves, or right after the page on pages that update themselves (see PageHandle.alive) or show a message. A slow phone
// can show the text before it loads the script.
letTransitionsBeGivenUp();
applyWholeSheets();
layOutBelow();
watchTyping();
const repeatPresses = keepEarlyPresses();

async function start(): Promise<void> {
  void fetchScripts();
  const { hydrate } = await untilLoaded(() => import("./hydrate.tsx"));
  await hydrate();
  repeatPresses();
}

/** Fetches what a page names that is alive at once (head-links.ts); to ask for all in one go holds up a slow phone. */
async function fetchScripts(): Promise<void> {
  const named = document.querySelector<HTMLTemplateElement>("template#scripts");
  for (const link of named ? [...named.content.children] : []) {
    document.head.append(link);
    await new Promise((done) => setTimeout(done));
  }
}

const { alive, aliveWith } = document.documentElement.dataset;
const isAlive = alive !== undefined || hasEnded() || isKept(aliveWith ?? "");

/** Whether this device keeps something under a name; not where the browser's settings forbid to look. */
function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

const begin = () => void start();
if (isAlive) afterLoad(begin);
else atFirstMove(begin);
