import { type ComponentChild, hydrate as hydrateBody, options } from "preact";
import { CallApiContext } from "../../lib/api/use-call-api.ts";
import { returnToScrollPosition } from "../../lib/page/scroll-after-reload.ts";
import { afterAllTurns, nextTask, takeOver } from "../../lib/page/take-over.ts";
import { putTyped, typedMeanwhile } from "../../lib/page/typed-meanwhile.ts";
import { ErrorPage } from "../error-page.tsx";
import { Hydrated } from "../hydrated.tsx";
import { PageContexts } from "../page-contexts.tsx";
import { PublicShell } from "../public-shell.tsx";
import { startPage } from "../start-page.ts";
import { startVisit } from "./start-visit.ts";
import { RouterProvider } from "./router/react-router.tsx";
import { createRouter, type Move } from "./router/router.ts";
import { notePosition, scrollAfter, takeOverScrolling } from "./router/scrolling.ts";

/** Makes a public page alive. Preact takes the body alone: the head has more than the app knows of. */
export async function hydrate(): Promise<void> {
  // each part is a task of its own, so that a slow phone can answer between them
  await nextTask();
  const { site, callApi, services, ...sent } = await startPage(startVisit);
  const router = await createRouter({ ...sent, context: { get: () => services }, draw });
  await nextTask();
  returnToScrollPosition();
  takeOverScrolling();
  const drawn = new Promise<void>((done) => {
    const page = (
      <PageContexts site={site}>
        <CallApiContext value={callApi}>
          <RouterProvider router={router} failed={<ErrorPage />} onDrawn={drawingDone}>
            <PublicShell />
          </RouterProvider>
          <Hydrated then={done} />
        </CallApiContext>
      </PageContexts>
    );
    // what the first drawing changes is drawn in a task of its own
    options.debounceRendering = setTimeout;
    takeOver(() => hydrateBody(page as ComponentChild, document.body));
    delete options.debounceRendering;
  });
  await drawn;
  await afterAllTurns();
}

/** What was typed on a page and not sent, by its place in the history: whoever comes back finds it. */
const typedAt = new Map<string, ReturnType<typeof typedMeanwhile>>();

let afterDrawing = () => {};
const drawingDone = () => afterDrawing();

/**
 * Never at once: a page may move on from an effect, which Preact runs while it draws, and a drawing within a drawing would
 * lose its place in the document.
 */
function draw(show: () => void, move: Move): void {
  const from = notePosition();
  const typedHere = typedMeanwhile(true);
  if (typedHere.length > 0) typedAt.set(from, typedHere);
  const typed = move.isBack ? (typedAt.get(move.key) ?? []) : typedMeanwhile();
  const drawn = () =>
    new Promise<void>((done) => {
      afterDrawing = () => {
        afterDrawing = () => {};
        scrollAfter(move);
        putTyped(typed);
        done();
      };
      show();
    });
  if (move.viewTransition && "startViewTransition" in document)
    document.startViewTransition(drawn).ready.catch(() => {});
  else void drawn();
}
