import { counted } from "../../../lib/i18n/counted.ts";
import type { th } from "./staff-courses.th.ts";

export const en: typeof th = {
  dropFile: "Drop a GPX file here, or press to choose one",
  dropHint:
    "A track from a watch, an app or a map, up to 20 MB. You see it before it is saved. Points in the file (waypoints) can be added as checkpoints at once.",
  noCourse: "No course yet",
  noCourseHint: "With a GPX file, the public page shows a map and an elevation profile with the checkpoints on them.",
  newCourse: "Check the course before saving it",
  replacing: (name) => `A new file for ${name}`,
  discard: "Do not use this file",
  gap: (parts, distance) =>
    `The file has ${parts} pieces that do not meet; the widest gap is ${distance}. Straight lines join them: check the map.`,
  noHeights: "The file has no heights, so there is no elevation profile and no ascent.",
  name: "Name of the course",
  categories: "Categories that run it",
  categoriesHint: "A category has one course. If you choose the category here, it leaves its former course.",
  categoriesLater:
    "Categories that you add later with “Add several categories” take the course of about their length. You can also choose here later.",
  saveCourse: "Save the course",
  save: "Save",
  notRun: "No category runs this course yet, so the public page does not show it.",
  edit: "Edit name and categories",
  replace: "Replace the file",
  download: "Download GPX",
  delete: "Delete",
  deleteQuestion: (name) => `Delete ${name}? The public page will not show its map and profile any more.`,
  fit: "Checkpoints on the course",
  checkpoint: "Checkpoint",
  announced: "Announced",
  onCourse: "On the track",
  height: "Height",
  away: "Distance to the track",
  metres: (metres) => `${metres} m`,
  noPlace: "No coordinates",
  placeOnCourse: "Position on the course",
  noPointsYet: "The categories of this course pass no points yet",
  putPoints: (points, categories) =>
    categories === "1"
      ? `Give its category the ${points} points of this line`
      : `Give ${categories} categories the ${points} points of this line`,
  putPointsHint: (names) =>
    `${names}: no points yet. They get all points in the order and at the distances of this line; change each category afterwards.`,
  pointsPut: (count) => (count === "1" ? "1 category has its points" : `${count} categories have their points`),
  noCheckpoints: "Choose the categories that run this course, and their checkpoints appear on the map.",
  atPoint: (point) => `(point ${point} of the file)`,
  pointsInFile: "Points of this course",
  pointsInFileHint:
    "Choose which become checkpoints, then put them on the course of each category. Nothing is stored until you add them.",
  pointsLeftOut: (all, left) =>
    `The file has ${all} points; ${left} are not shown: they have no position, or are too many.`,
  addPoint: "Add",
  addThis: (name) => `Add ${name}`,
  pointName: "Name",
  pointCode: "Code",
  pointKind: "Kind",
  pointKinds: { start: "Start", split: "Checkpoint", finish: "Finish", lap: "Lap line" },
  endNames: { start: "Start", finish: "Finish" },
  isThere: "Is there already",
  getsPosition: "Is there without a position: it gets this one",
  isFar: "Far from the course: perhaps no point of it",
  addPoints: (count) => `Add ${counted(count, "point")}`,
  addNoPoints: "Add none",
  pointsAdded: (count) => `Added ${counted(count, "point")}`,
  pointProblems: {
    "code taken": "Another checkpoint has this code: use another",
    "distanceM no_distance": "A finish or lap line needs a distance above nought: change its kind",
  },
  problems: {
    required: "The file is empty. Choose another one.",
  },
};
