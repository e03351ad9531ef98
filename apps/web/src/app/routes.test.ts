import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loaderServices } from "../lib/page/page-loader.ts";
import { routes } from "./routes.tsx";

async function go(path: string, signedIn = false) {
  const services = {
    callApi: async () => Promise.reject(new Error("no call expected")),
    signedIn: () => signedIn,
    newSubmitId: () => "",
  };
  const requestContext = new RouterContextProvider(new Map([[loaderServices, services]]));
  const answer = await createStaticHandler(routes).query(new Request(`http://race.example${path}`), { requestContext });
  return answer instanceof Response ? `${answer.status} ${answer.headers.get("location")}` : answer.statusCode;
}

const staffPaths = ["/", "/master", "/manage", "/manage/events", "/report", "/config"];

test.each(staffPaths)("without a user cookie %s sends the visitor to the list of events", async (path) => {
  expect(await go(path)).toBe("302 /register/event-list");
});

test.each(staffPaths)("with a user cookie %s opens", async (path) => {
  expect(await go(path, true)).toBe(200);
});

test.each([
  "/no-such-page",
  "/manage/no-such-page",
  "/register/no-such-list",
  "/register/events/a/b/c/d",
  "/checkpoint/a/b",
])("%s, as any other path, is sent to the not-found page", async (path) => {
  expect(await go(path)).toBe("302 /notfound");
});

test.each([
  ["/manage/entrants", "/manage/entries"],
  ["/manage/events/7/entrants?q=นาน", "/manage/events/7/entries?q=%E0%B8%99%E0%B8%B2%E0%B8%99"],
  ["/manage/events/7/entrants/import", "/manage/events/7/entries/import"],
  ["/documentation/entrants", "/documentation/entries"],
])("%s, a page's former address, leads to %s", async (path, to) => {
  expect(await go(path, true)).toBe(`302 ${to}`);
});
