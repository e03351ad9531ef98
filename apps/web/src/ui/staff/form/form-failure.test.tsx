import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { LanguageContext } from "../../../lib/i18n/language.ts";
import { placeErrors } from "../../form/place-errors.ts";
import { fieldWords, failureWords } from "../../form/words.messages.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { FormFailure } from "./form-failure.tsx";

const { words } = fieldWords.en;
const refused = new CallFailed("refused", 409, {
  reasons: ["taken"],
  fields: [
    { path: "name", code: "taken" },
    { path: "steps.2", code: "taken" },
  ],
});

/** The foot of a form of which the field `name` is on the screen. */
function foot(errors: Record<string, string>, failure: CallFailed | null): string {
  const form = placeErrors(errors, (_path, word) => words[word as keyof typeof words]);
  form.errorAt("name");
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <FormFailure form={{ errors, ...form }} failure={failure} words={undefined} onShow={() => {}} />
    </LanguageContext>,
  );
}

it("says at the foot what is wrong at a path that no field on the screen shows", () => {
  expect(foot({ name: "taken", "steps.2": "taken" }, refused)).toContain(words.taken);
  expect(foot({ "steps.2": "required" }, null)).toContain(words.required);
});

it("says nothing at the foot of what stands beside a field, but that there is something", () => {
  const html = foot({ name: "taken" }, refused);
  expect(html).not.toContain(words.taken);
  expect(html).toContain(failureWords.en.words.invalid_input);
  expect(html).toContain(staffUiMessages.en.showWrong);
});

it("says beside the button that a field is wrong, also when nothing was sent", () => {
  expect(foot({ name: "required" }, null)).toContain(failureWords.en.words.invalid_input);
  expect(foot({ "steps.2": "required" }, null)).not.toContain(staffUiMessages.en.showWrong);
});

it("says nothing where nothing is wrong", () => {
  expect(foot({}, null)).toBe('<div role="alert" class="form-frame__told"></div>');
});
