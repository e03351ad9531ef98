import type { OfferedCheckpoint } from "@time-event/domain/checkpoints/checkpoints-of-waypoints";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Checkbox } from "../../../ui/staff/control/checkbox.tsx";
import { TextInput } from "../../../ui/staff/control/text-input.tsx";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface WaypointRowProps {
  readonly point: OfferedCheckpoint;
  /** There is something to add. */
  readonly isNews: boolean;
  readonly isChosen: boolean;
  /** Why it could not be added. */
  readonly failure: string | undefined;
  readonly onChange: (
    change: Partial<Pick<OfferedCheckpoint, "code" | "kind" | "name">> & { readonly isChosen?: boolean },
  ) => void;
}

/** One place of a file: a point to add, one that is there already, or one that is no point of the course. */
export function WaypointRow({ point, isNews, isChosen, failure, onChange }: WaypointRowProps) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const { code, kind, name, symbol, isKnown, lacksPosition, isFar, distanceM, awayM } = point;
  const kinds = ["start", "split", "finish", "lap"] as const;
  return (
    <tr>
      <td>
        <Checkbox
          aria-label={m.addThis(name || code)}
          checked={isChosen}
          disabled={!isNews}
          onChange={(on) => onChange({ isChosen: on })}
        />
      </td>
      <th scope="row">
        {isKnown ? (
          name || code
        ) : (
          <TextInput
            className="waypoints__name"
            aria-label={m.pointName}
            value={name}
            maxLength={120}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
        {symbol && <small>{symbol}</small>}
        {isKnown && <small>{lacksPosition ? m.getsPosition : m.isThere}</small>}
        {isFar && <small className="checkpoint-fit__far">{m.isFar}</small>}
        {failure && (
          <small className="checkpoint-fit__far" role="alert">
            {failure}
          </small>
        )}
      </th>
      <td>
        {isKnown ? (
          code
        ) : (
          <TextInput
            className="waypoints__code"
            aria-label={m.pointCode}
            value={code}
            maxLength={40}
            onChange={({ target }) => onChange({ code: target.value })}
          />
        )}
      </td>
      <td>
        {!isKnown && (
          <select
            className="p-inputtext p-component"
            aria-label={m.pointKind}
            value={kind}
            onChange={({ target }) => onChange({ kind: kinds.find((each) => each === target.value) ?? "split" })}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {m.pointKinds[each]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>{format.distance(Math.round(distanceM))}</td>
      <td>{format.distance(Math.round(awayM))}</td>
    </tr>
  );
}
