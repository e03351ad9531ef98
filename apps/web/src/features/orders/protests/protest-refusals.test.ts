import { webRequestSave } from "@time-event/contract/protests";
import { expect, it } from "vitest";
import { languages } from "../../../lib/i18n/language.ts";
import { ownProtestMessages } from "./protests.messages.ts";

// the general sentences of this call are left out of public pages: see apps/web/scripts/light-pages.ts
it.each(languages)("has a sentence of its own for each refusal, in %s", (language) => {
  const said = Object.keys(ownProtestMessages[language].refusals);
  for (const [word, place] of Object.entries(webRequestSave.refuses)) {
    expect(said.some((key) => (place === "field" ? key.endsWith(` ${word}`) : key === word))).toBe(true);
  }
});
