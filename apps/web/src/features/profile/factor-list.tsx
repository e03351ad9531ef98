import type { SecondFactor } from "@time-event/contract/second-factors";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { profileMessages } from "./profile.messages.ts";

const icons = { totp: "pi-mobile", passkey: "pi-key" } as const;

interface FactorListProps {
  readonly factors: readonly SecondFactor[];
  readonly onRemove: (factor: SecondFactor) => void;
}

/** A user's second factors: what each is, since when, and when it was used last. */
export function FactorList({ factors, onRemove }: FactorListProps) {
  const m = useMessages(profileMessages);
  const format = useFormat();
  const time = (at: number) => (
    <time className="figures" dateTime={new Date(at).toISOString()}>
      {format.instant(at, localZone())}
    </time>
  );
  return (
    <ul role="list" className="devices">
      {factors.map((factor) => (
        <li key={factor.id} className="devices__row">
          <i className={`pi ${icons[factor.kind]}`} aria-hidden="true" />
          <div>
            <span className="devices__name">{factor.name}</span>
            <span className="devices__facts">
              <span>{m.kinds[factor.kind]}</span>
              <span>
                {m.added} {time(factor.createdAt)}
              </span>
              <span>
                {factor.lastUsedAt === null ? (
                  m.neverUsed
                ) : (
                  <>
                    {m.lastUsed} {time(factor.lastUsedAt)}
                  </>
                )}
              </span>
            </span>
          </div>
          <Button
            type="button"
            outlined
            label={m.remove}
            aria-label={m.removeOf(factor.name)}
            onClick={() => onRemove(factor)}
          />
        </li>
      ))}
    </ul>
  );
}
