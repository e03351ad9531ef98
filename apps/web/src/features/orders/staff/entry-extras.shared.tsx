import type { DataOf } from "@time-event/contract/endpoint";
import { type EntryExtras as Extras, entryExtrasGet, entryExtrasSave } from "@time-event/contract/entry-extras";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { Link } from "react-router";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { askedNow } from "../entering/answers-in.ts";
import { PlayerFiles } from "../files/player-files.shared.tsx";
import { AnswerField } from "./making/answer-field.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface EntryExtrasProps {
  readonly event: { readonly id: number; readonly slug: string };
  /** Of the race. */
  readonly entryId: number;
  readonly mayEdit: boolean;
}

type Offered = DataOf<typeof webRegisterModelList>;

/** What somebody in the race has answered and chosen in their order. */
export function EntryExtras({ event, entryId, mayEdit }: EntryExtrasProps) {
  const m = useMessages(orderDeskMessages);
  const extras = useStaffQuery(entryExtrasGet, { eventId: event.id, id: entryId }, { refetchOnWindowFocus: false });
  const offered = useStaffQuery(webRegisterModelList, { event: event.slug });
  return (
    <Loaded query={extras}>
      {({ data }) =>
        data === null ? (
          <p className="soft">{m.extras.none}</p>
        ) : (
          <Loaded query={offered}>
            {(sale) => (
              <div className="order-drawer">
                <p>
                  <Link to={`/manage/events/${event.id}/registrations?order=${data.order}`}>
                    {m.extras.ofOrder(data.reference)}
                  </Link>
                </p>
                <ChosenAddOns extras={data} offered={sale.data} />
                <PlayerFiles eventId={event.id} answers={data.answers} files={data.files} />
                {data.isMasked || !mayEdit ? (
                  <p className="soft">{data.isMasked ? m.extras.masked : ""}</p>
                ) : (
                  <AnswersForm eventId={event.id} entryId={entryId} extras={data} offered={sale.data} />
                )}
              </div>
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** What was bought is part of the price, and stays. */
function ChosenAddOns({ extras, offered }: { readonly extras: Extras; readonly offered: Offered }) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  if (extras.addOns.length === 0) return null;
  return (
    <section>
      <h4>{m.extras.addOns}</h4>
      <ul role="list">
        {extras.addOns.map(({ addOn: id, option, quantity }) => {
          const addOn = offered.addOns.find((each) => each.id === id);
          const name = addOn?.options.find(({ code }) => code === option)?.name;
          const words = [addOn ? format.text(addOn.name) : `${id}`, name ? format.text(name) : option];
          return (
            <li key={`${id} ${option}`}>
              {words.filter(Boolean).join(" · ")}
              {quantity > 1 && <span className="figures"> × {format.number(quantity)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface AnswersFormProps {
  readonly eventId: number;
  readonly entryId: number;
  readonly extras: Extras;
  readonly offered: Offered;
}

function AnswersForm({ eventId, entryId, extras, offered }: AnswersFormProps) {
  const m = useMessages(orderDeskMessages);
  const save = useStaffAction(entryExtrasSave);
  const form = useForm<{ answers: Extras["answers"] }>({
    draft: `entry-extras-${entryId}`,
    stored: { answers: extras.answers },
    save: async ({ answers }) => {
      const { data } = await save.mutateAsync({ eventId, id: entryId, answers });
      return { answers: data?.answers ?? answers };
    },
  });
  const questions = askedNow(offered.questions, extras.category, form.values.answers);
  if (questions.length === 0) return null;
  return (
    <FormFrame form={form} words={m.editRefusals}>
      <div className="form-grid">
        {questions.map((question) => (
          <AnswerField
            key={question.id}
            question={question}
            answer={form.values.answers[question.id]}
            error={form.errorAt(`answers.${question.id}`)}
            files={{ eventId, orderId: extras.order, known: extras.files }}
            onChange={(answer) => form.change({ answers: { ...form.values.answers, [question.id]: answer } })}
          />
        ))}
      </div>
    </FormFrame>
  );
}
