import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { staffImagesMessages } from "./staff-images.messages.ts";

/** Why a file was refused, and what to do. */
export function useImageProblem(): (failure: CallFailed) => string {
  const m = useMessages(staffImagesMessages);
  const failureText = useFailureText();
  const problems: Readonly<Record<string, string>> = m.problems;
  return (failure) => problems[failure.fields[0]?.code ?? failure.code] ?? failureText(failure).join(" ");
}
