import { deviceApi } from "@time-event/contract/device-api";
import { eventApi } from "@time-event/contract/event-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { expect, test } from "vitest";
import { meaningOf, refusingCalls } from "./api-refusals.ts";

test("every call that can refuse is told, with each of its words and where it stands", () => {
  const calls: readonly Endpoint[] = [...deviceApi, ...eventApi];
  const named = calls.flatMap(({ name, refuses }) =>
    Object.entries(refuses).map((each) => `${name} ${each.join(" ")}`),
  );
  const told = refusingCalls().flatMap(({ name, refusals }) =>
    refusals.map(({ word, place }) => `${name} ${word} ${place}`),
  );
  expect(told.toSorted()).toEqual(named.toSorted());
  expect(told).toContain("club-save taken field");
});

test("each word has a line in both languages", () => {
  const words = refusingCalls().flatMap(({ refusals }) => refusals.map(({ word }) => word));
  for (const word of words) {
    expect(meaningOf(word, "th")).toMatch(/[ก-๙]/);
    expect(meaningOf(word, "en")).toMatch(/^[A-Z][^ก-๙]*$/);
  }
});
