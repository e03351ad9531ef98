import { webEventTypeList } from "@time-event/contract/events";
import type { QuestionForm } from "@time-event/contract/questions";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { Editing } from "../../ui/staff/form/editing.ts";
import { ReadyMade } from "../../ui/staff/form/ready-made.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { questionsMessages } from "./questions.messages.ts";

type Ready = Pick<QuestionForm, "label" | "help" | "kind" | "required">;

const noHelp = { th: "", en: "" };

/** What organisers ask most, by the kind of event. */
const trail: Ready = {
  label: { th: "เคยวิ่งเทรลไกลที่สุดกี่กิโลเมตร", en: "Your longest trail race, in kilometres" },
  help: { th: "ใส่ 0 ถ้ายังไม่เคย", en: "0 if this is the first one" },
  kind: "number",
  required: true,
};
const expected: Ready = {
  label: { th: "เวลาที่คาดว่าจะเข้าเส้นชัย", en: "Expected finish time" },
  help: noHelp,
  kind: "duration",
  required: false,
};
const parking: Ready = {
  label: { th: "ต้องการที่จอดรถ", en: "Parking needed" },
  help: noHelp,
  kind: "yes_no",
  required: false,
};

/** Questions to begin with, while nothing is typed. */
export function ReadyQuestions({ editing }: { readonly editing: Editing<QuestionForm> }) {
  const m = useMessages(questionsMessages);
  const { type } = useEvent();
  const types = useStaffQuery(webEventTypeList, {}).data?.data;
  if (editing.values.label.th !== "") return null;
  const isTrail = types?.some(({ code, art }) => code === type && art === "trail");
  const choice = (label: string, ready: Ready) => ({ label, choose: () => editing.change(ready) });
  return (
    <ReadyMade
      label={m.startFrom}
      choices={[
        ...(isTrail ? [choice(m.ready.trail, trail)] : []),
        choice(m.ready.expected, expected),
        choice(m.ready.parking, parking),
      ]}
    />
  );
}
