import type { FieldError } from "@time-event/contract/errors";
import { type MemberPart, webTeamSaveMember } from "@time-event/contract/order-members";
import { fullName } from "@time-event/domain/entries/full-name";
import { useEffect, useRef, useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { focusFault } from "../../../ui/form/focus-fault.ts";
import { useFieldText } from "../../../ui/form/use-field-text.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { AddOnFields } from "../entering/add-on-fields.tsx";
import { askedNow } from "../entering/answers-in.ts";
import { offeredTo } from "../entering/chosen-in.ts";
import { PlayerFields } from "../entering/player-fields.tsx";
import { QuestionFields } from "../entering/question-fields.tsx";
import { playerIn, typedOf } from "../entering/typed-form.ts";
import type { Typed } from "../entering/typed.ts";
import { useSendSubmit } from "../use-send-submit.ts";
import { memberMessages } from "./members.messages.ts";
import type { MemberOffers } from "./use-member-part.ts";

interface MemberFormProps {
  readonly part: MemberPart;
  readonly memberKey: string;
  readonly offered: MemberOffers;
  readonly onSaved: (part: MemberPart) => void;
}

const path = "player";

/** What a member fills in of themselves. The browser holds what is typed. */
export function MemberForm({ part, memberKey, offered, onSaved }: MemberFormProps) {
  const m = useMessages(memberMessages);
  const { words } = useMessages(enterMessages);
  const submit = useSendSubmit();
  const failureText = useFailureText(words);
  const fieldText = useFieldText(words);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [said, setSaid] = useState<{ readonly isWrong: boolean; readonly texts: readonly string[] } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isFixed = part.mayChange === "rest";
  const player = playerIn(typed, path, part.player);
  useEffect(() => {
    if (problems.length > 0) focusFault(form.current);
  }, [problems]);

  const send = async (sent: Typed) => {
    setBusy(true);
    try {
      const body = { player: playerIn(sent, path, part.player) };
      const { data } = await submit(webTeamSaveMember, body, { key: memberKey });
      setProblems([]);
      setSaid({ isWrong: false, texts: [m.saved] });
      onSaved(data);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblems(error.fields.map(({ path: at, code }) => ({ path: at.replace(/^players\.\d+/, path), code })));
      setSaid({ isWrong: true, texts: failureText(error, { areFieldsShown: true }) });
    }
    setBusy(false);
  };
  const errorAt = (name: string) => {
    const problem = problems.find((each) => each.path === name);
    return problem && fieldText(name, problem.code);
  };
  return (
    <form
      ref={form}
      noValidate
      className="enter__form"
      onInput={(event) => setTyped(typedOf(new FormData(event.currentTarget)))}
      onSubmit={(event) => {
        event.preventDefault();
        void send(typedOf(new FormData(event.currentTarget)));
      }}
    >
      <fieldset className="card card--padded enter__player">
        <legend>{m.title}</legend>
        {isFixed && (
          <div className="member-page__note">
            <b>{fullName(part.player)}</b>
            <p className="soft">{m.fixedPerson}</p>
          </div>
        )}
        <PlayerFields
          path={path}
          player={part.player}
          typed={typed}
          raceDay={part.startsOn}
          asked={offered.asked}
          errorAt={errorAt}
          isFixed={isFixed}
        >
          <QuestionFields
            questions={askedNow(offered.questions, part.category, player.answers)}
            path={path}
            answers={part.player.answers}
            errorAt={errorAt}
            files={{ of: "member", key: memberKey, known: part.files }}
          />
          {!isFixed && (
            <AddOnFields
              addOns={offeredTo(offered.addOns, part.category)}
              path={path}
              chosen={part.player.addOns}
              errorAt={errorAt}
            />
          )}
        </PlayerFields>
        <p className="soft">{m.privacy}</p>
      </fieldset>
      <div role={said?.isWrong ? "alert" : "status"} className="enter__alert">
        {said?.texts.map((text) => (
          <p key={text} className={said.isWrong ? "enter__failure" : "member__complete"}>
            <Icon name={said.isWrong ? "warning" : "check"} />
            {text}
          </p>
        ))}
      </div>
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        {m.save}
      </Button>
    </form>
  );
}
