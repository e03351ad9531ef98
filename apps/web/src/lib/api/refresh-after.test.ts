import { categoryList, categorySave } from "@time-event/contract/categories";
import { checkpointList } from "@time-event/contract/checkpoints";
import { clubList } from "@time-event/contract/clubs";
import { courseList } from "@time-event/contract/courses";
import type { Endpoint } from "@time-event/contract/endpoint";
import { policyDelete, policyGet, policyList } from "@time-event/contract/policies";
import { questionList } from "@time-event/contract/questions";
import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { refreshAfter } from "./refresh-after.ts";
import { staffQuery } from "./use-staff-query.ts";

/** A staff area that has loaded these answers, with those on screen whose names are given; tells what was asked since. */
async function givenLoaded(
  loaded: readonly (readonly [Endpoint & { method: "GET" }, Record<string, unknown>])[],
  onScreen: readonly string[] = [],
) {
  const queries = createQueryClient();
  let asked: string[] = [];
  const callApi = async (endpoint: Endpoint): Promise<never> => {
    asked.push(endpoint.name);
    return { data: [], meta: {} } as never;
  };
  for (const [endpoint, params] of loaded) {
    const query = staffQuery(callApi, endpoint, params);
    await queries.fetchQuery(query);
    if (onScreen.includes(endpoint.name)) new QueryObserver(queries, query).subscribe(() => {});
  }
  asked = [];
  const isStale = ([endpoint, params]: (typeof loaded)[number]) =>
    queries.getQueryState([endpoint.name, params])?.isInvalidated ?? false;
  return { queries, asked: () => asked, isStale };
}

it("has what shows a saved category fetched anew, its checkpoints and questions too", async () => {
  const here = { eventId: 1 };
  const loaded = [
    [categoryList, here],
    [checkpointList, here],
    [questionList, here],
    [courseList, here],
    [questionList, { eventId: 2 }],
    [clubList, {}],
  ] as const;
  const { queries, asked, isStale } = await givenLoaded(loaded, ["category-list"]);
  await refreshAfter(queries, { endpoint: categorySave, input: { ...here, id: 7 } });
  expect(asked()).toEqual(["category-list"]);
  // not on screen: fetched when it is shown again
  expect(loaded.map(isStale)).toEqual([false, true, true, true, false, false]);
});

it("does not ask for what was deleted while its screen is still there", async () => {
  const { queries, asked, isStale } = await givenLoaded(
    [
      [policyGet, { id: 3 }],
      [policyList, {}],
    ],
    ["policy-get", "policy-list"],
  );
  await refreshAfter(queries, { endpoint: policyDelete, input: { id: 3, revision: 1 } });
  expect(asked()).toEqual(["policy-list"]);
  expect(isStale([policyGet, { id: 3 }])).toBe(true);
});
