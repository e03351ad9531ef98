import { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import type { EventCard } from "@time-event/contract/events";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Field } from "../../../ui/field/field.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { PostedForm } from "../../../ui/form/posted-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import type { Answer } from "./find-answer.tsx";
import { findMessages } from "./find.messages.ts";

interface FindFormProps {
  readonly events: readonly Pick<EventCard, "slug" | "name">[];
  readonly chosen: string;
  readonly onAnswer: (answer: Answer) => void;
}

const longestKeyword = 100;

/** An event, and anything by which somebody remembers their order. */
export function FindForm({ events, chosen, onAnswer }: FindFormProps) {
  const m = useMessages(findMessages);
  const format = useFormat();
  const callApi = useCallApi();
  const words = {
    "event invalid_format": m.eventMissing,
    "event required": m.eventMissing,
    "keyword required": m.keywordMissing,
    "keyword too_small": m.keywordMissing,
  };
  const form = useForm({
    draft: null,
    stored: { event: chosen, keyword: "" },
    schema: webRegisterGetByKeyword.body,
    words,
    save: async (values) => {
      const { data } = await callApi(webRegisterGetByKeyword, values);
      onAnswer({ event: values.event, matches: data });
      return values;
    },
  });
  const event = form.field("event");
  return (
    <PostedForm form={form} words={words}>
      <Field id="event" label={m.event} {...(event.error !== undefined && { error: event.error })}>
        <Select
          id="event"
          name="event"
          required
          value={event.value}
          onChange={({ target }) => event.onChange(target.value)}
          aria-invalid={event.error !== undefined}
          aria-describedby={event.error === undefined ? undefined : "event-note"}
          options={[
            { value: "", label: m.chooseEvent },
            ...events.map(({ slug, name }) => ({ value: slug, label: format.text(name) })),
          ]}
        />
      </Field>
      <TextField
        label={m.keyword}
        hint={m.keywordHint}
        required
        input={{ type: "search", autoComplete: "off", enterKeyHint: "search", maxLength: longestKeyword }}
        {...form.field("keyword")}
      />
      <SubmitButton form={form} label={m.search} busyLabel={m.searching} />
    </PostedForm>
  );
}
