import type { BodyOf } from "@time-event/contract/endpoint";
import { type Gun, gunFire, gunList } from "@time-event/contract/guns";
import { isFiredByTap } from "@time-event/domain/race/fired-gun";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { serverNow } from "../../lib/session/server-time.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { controlMessages } from "./control.messages.ts";
import { GunDialog } from "./gun-dialog.tsx";
import { named } from "./named-guns.ts";

const askEveryMs = 5_000;

/** The starts of an event: those that are planned for the same minute are fired by one press. */
export function StartPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const { timeZone, rehearsalOf } = useEvent();
  const { data: guns = [], meta } = useStaffQuery(gunList, { eventId }, { refetchInterval: askEveryMs }).data ?? {};
  const [corrected, setCorrected] = useState<Gun | null>(null);
  const fire = useStaffAction(gunFire);
  if (guns.length === 0) return null;
  const nameOf = ({ name, code, wave }: Gun) =>
    [format.text(name) || code, wave && format.text(wave.name)].filter(Boolean).join(" · ");
  const press = (together: readonly Gun[]) => {
    // the finger's instant by the server's clock, however long the message takes
    const at = Math.round(serverNow());
    fire.mutate(
      { eventId, ...named(together), at, reason: "" },
      {
        onSuccess: () => toast({ severity: "success", summary: m.firedToast(format.clock(at, timeZone, true)) }),
        onError: (failure) => tellFailed(failureText(failure)),
      },
    );
  };
  return (
    <Panel title={m.starts} hint={m.startsHint}>
      <ul className="starts">
        {startsOf(guns).map((together) => {
          const [first] = together;
          const { gunAt, fired } = first;
          const names = together.map(nameOf).join(", ");
          const sum = (of: "entries" | "notSeen") => format.number(together.reduce((all, gun) => all + gun[of], 0));
          return (
            <li key={together.map(keyOf).join()}>
              <span>
                <strong>{names}</strong>
                <br />
                <span className="soft figures">
                  {fired
                    ? m.fired(format.clock(gunAt, timeZone, true), fired.by)
                    : m.planned(format.instant(gunAt, timeZone))}{" "}
                  · {m.notSeenOf(sum("notSeen"), sum("entries"))}
                </span>
              </span>
              {rehearsalOf === null && isFiredByTap({ gunAt, isFired: fired !== null }, meta?.serverAt ?? 0) ? (
                <Button
                  type="button"
                  icon="pi pi-bolt"
                  label={m.fire}
                  aria-label={m.fireOf(names)}
                  loading={fire.isPending && isNamed(first, fire.variables)}
                  onClick={() => press(together)}
                />
              ) : (
                <Button
                  type="button"
                  text
                  size="small"
                  label={m.correct}
                  aria-label={m.correctOf(names)}
                  onClick={() => setCorrected(first)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {corrected && (
        <GunDialog
          {...{ eventId, timeZone }}
          gun={corrected}
          name={nameOf(corrected)}
          onClose={() => setCorrected(null)}
        />
      )}
    </Panel>
  );
}

const keyOf = ({ code, wave }: Gun) => `${code} ${wave?.id ?? ""}`;

const isNamed = ({ code, wave }: Gun, { categories, waves = [] }: BodyOf<typeof gunFire>) =>
  wave ? waves.includes(wave.id) : categories.includes(code);

/** Guns that are planned for the same instant are one start; each that was fired stands for itself. */
function startsOf(guns: readonly Gun[]): (readonly [Gun, ...Gun[]])[] {
  const starts: [Gun, ...Gun[]][] = [];
  for (const gun of guns) {
    const together = starts.find(([first]) => !gun.fired && !first.fired && first.gunAt === gun.gunAt);
    if (together) together.push(gun);
    else starts.push([gun]);
  }
  return starts;
}
