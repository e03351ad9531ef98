import { expect, it } from "vitest";
import { appMessages } from "./app.messages.ts";
import { enterMessages } from "../features/orders/enter.messages.ts";
import { fileMessages } from "../features/orders/files/files.messages.ts";
import { ownProtestMessages } from "../features/orders/protests/protests.messages.ts";
import { slipMessages } from "../features/orders/slips/slips.messages.ts";

/** Shown while something is sent again, or waits to be: the network may be gone, and the server may be busy (503). */
const said = (["th", "en"] as const).flatMap((language) => [
  appMessages[language].unsent,
  enterMessages[language].waiting,
  fileMessages[language].tryNumber(2),
  slipMessages[language].tryNumber(2),
  ownProtestMessages[language].offline,
]);

it.each(said)("blames no network where the server may have answered that it is busy: %s", (words) => {
  expect(words).not.toMatch(/network|signal|connection|offline|สัญญาณ|เครือข่าย|เน็ต/i);
});
