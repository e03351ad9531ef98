import { orderOfferList } from "@time-event/contract/desk-orders";
import type { Offered } from "@time-event/contract/order-offers";
import type { OrderRecord } from "@time-event/contract/staff-orders";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { type Format, useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { PlayerFiles } from "../files/player-files.shared.tsx";
import { answerWords } from "./answer-words.ts";
import { makingMessages } from "./making/making.messages.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

type Player = OrderRecord["entries"][number]["players"][number];

interface PlayerAnswersProps {
  readonly eventId: number;
  readonly player: Player;
  readonly files: OrderRecord["files"];
}

/** What a player has answered and chosen, each beside its question. */
export function PlayerAnswers({ eventId, player, files }: PlayerAnswersProps) {
  const m = useMessages(orderDeskMessages);
  const yesNo = useMessages(makingMessages);
  const format = useFormat();
  const offered = useStaffQuery(orderOfferList, { eventId }).data?.data;
  const { answers } = player;
  if (!offered) return null;
  const answered = offered.questions.filter(({ id }) => answers[id] !== undefined);
  const known = new Set(answered.map(({ id }) => String(id)));
  // an answer stays when its question is removed
  const others = Object.fromEntries(Object.entries(answers).filter(([id]) => !known.has(id)));
  const addOns = addOnWords(player, offered, format);
  if (answered.length === 0 && addOns.length === 0) return <PlayerFiles {...{ eventId, answers: others, files }} />;
  return (
    <>
      <dl className="order-entry__answers">
        {addOns.length > 0 && (
          <div>
            <dt>{m.extras.addOns}</dt>
            <dd>{addOns.join(", ")}</dd>
          </div>
        )}
        {answered.map((question) => {
          const answer = answers[question.id]!;
          const own = { [question.id]: answer };
          return (
            <div key={question.id}>
              <dt>{format.text(question.label)}</dt>
              <dd>
                {namedFiles(own).length > 0 && question.kind === "file" ? (
                  <PlayerFiles eventId={eventId} answers={own} files={files} />
                ) : (
                  answerWords(answer, question, { format, yesNo })
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <PlayerFiles eventId={eventId} answers={others} files={files} />
    </>
  );
}

function addOnWords({ addOns }: Player, offered: Offered, format: Format): string[] {
  return addOns.map(({ addOn: id, option, quantity }) => {
    const addOn = offered.addOns.find((each) => each.id === id);
    const name = addOn?.options.find(({ code }) => code === option)?.name;
    const words = [addOn ? format.text(addOn.name) : `${id}`, name ? format.text(name) : option].filter(Boolean);
    return words.join(" ") + (quantity > 1 ? ` × ${format.number(quantity)}` : "");
  });
}
