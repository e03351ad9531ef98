import { firstMove } from "./first-move.ts";

// A page is whole as HTML: links and forms work before any of this. So the app, with React, is fetched when the visitor
// first moves, or right after loading on a page that lives (see PageHandle.alive). A slow phone reads before it pays.
const start = () => import("./hydrate.tsx").then(({ hydrate }) => hydrate());

if (document.documentElement.dataset.alive === undefined) firstMove(start);
else if (document.readyState === "complete") void start();
else addEventListener("load", () => void start(), { once: true });
