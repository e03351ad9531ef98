import { type ComponentChild, hydrate as hydrateBody } from "preact";
import { flushSync } from "react-dom";
import { CallApiContext } from "../../lib/api/use-call-api.ts";
import { returnToScrollPosition } from "../../lib/page/scroll-after-reload.ts";
import { ErrorPage } from "../error-page.tsx";
import { Hydrated } from "../hydrated.tsx";
import { PageContexts } from "../page-contexts.tsx";
import { PublicShell } from "../public-shell.tsx";
import { startPage } from "../start-page.ts";
import { RouterProvider } from "./router/react-router.tsx";
import { createRouter, type Move } from "./router/router.ts";
import { notePosition, scrollAfter, takeOverScrolling } from "./router/scrolling.ts";

/** Makes a public page alive. Preact takes the body alone: the head has more than the app knows of. */
export async function hydrate(): Promise<void> {
  const { site, callApi, services, ...sent } = startPage();
  const router = await createRouter({ ...sent, context: { get: () => services }, draw });
  returnToScrollPosition();
  takeOverScrolling();
  return new Promise((done) => {
    const page = (
      <PageContexts site={site}>
        <CallApiContext value={callApi}>
          <RouterProvider router={router} failed={<ErrorPage />}>
            <PublicShell />
          </RouterProvider>
          <Hydrated then={done} />
        </CallApiContext>
      </PageContexts>
    );
    hydrateBody(page as ComponentChild, document.body);
  });
}

function draw(show: () => void, move: Move): void {
  notePosition();
  const drawNow = () => {
    flushSync(show);
    scrollAfter(move);
  };
  if (move.viewTransition && "startViewTransition" in document) document.startViewTransition(drawNow);
  else drawNow();
}
