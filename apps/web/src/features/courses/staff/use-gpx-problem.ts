import type { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

/** Why a file was refused and what to do, with the number of the wrong point when it is known. */
export function useGpxProblem(): (failure: CallFailed) => string {
  const m = useMessages(staffCoursesMessages);
  const failureText = useFailureText();
  const problems: Readonly<Record<string, string>> = m.problems;
  return (failure) => {
    const [wrong] = failure.fields;
    const problem = problems[wrong?.code ?? failure.code] ?? failureText(failure).join(" ");
    const point = /^file\.points\.(\d+)$/.exec(wrong?.path ?? "")?.[1];
    return point ? `${problem} ${m.atPoint(point)}` : problem;
  };
}
