import type { th } from "./images.th.ts";

export const en: typeof th = {
  pictureOf: (at, of) => `Picture ${at} of ${of}`,
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
};
