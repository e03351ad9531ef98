import { firstMove } from "./first-move.ts";

// A page is whole as HTML: links and forms work before any of this. So the app, with React, is fetched when the visitor
// first moves, or at once on a page that lives (see PageHandle.alive). A slow phone reads before it pays.
const start = () => import("./hydrate.tsx").then(({ hydrate }) => hydrate());

if (document.documentElement.dataset.alive === undefined) firstMove(start);
else void start();
