import { expect, it } from "vitest";
import { checkpointProblems, type CheckpointDefinition } from "./checkpoint-problems.ts";

const checkpoint: CheckpointDefinition = {
  kind: "split",
  distanceM: 5_000,
  lat: 18.58,
  lng: 98.48,
  opensAt: 1_000,
  cutoffAt: 2_000,
};

it.each([
  ["nothing of a whole one", {}, []],
  ["nothing of one without place and times", { lat: null, lng: null, opensAt: null, cutoffAt: null }, []],
  ["a finish at the start", { kind: "finish", distanceM: 0 }, ["distanceM no_distance"]],
  ["half a place", { lng: null }, ["lng required"]],
  ["the other half", { lat: null }, ["lat required"]],
  ["that it closes before it opens", { cutoffAt: 1_000 }, ["cutoffAt backwards"]],
] as const)("finds %s", (_, changes, expected) => {
  const problems = checkpointProblems({ ...checkpoint, ...changes });
  expect(problems.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
