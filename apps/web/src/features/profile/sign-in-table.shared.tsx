import "./profile.css";
import type { SignInRow } from "@time-event/contract/users";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { deviceOf } from "./device-of.ts";
import { profileMessages } from "./profile.messages.ts";

const icons = { phone: "pi-mobile", tablet: "pi-tablet", computer: "pi-desktop" } as const;

interface SignInTableProps<Row> {
  readonly signIns: readonly Row[];
  /** The button of a row, given the name of its device. */
  readonly action?: (signIn: Row, device: string) => ReactNode;
}

/** A user's sign-ins: device, address, since when, last used. */
export function SignInTable<Row extends SignInRow & { readonly isThis?: boolean }>(props: SignInTableProps<Row>) {
  const { signIns, action } = props;
  const m = useMessages(profileMessages);
  const format = useFormat();
  const time = (at: number) => (
    <time className="figures" dateTime={new Date(at).toISOString()}>
      {format.instant(at, localZone())}
    </time>
  );
  return (
    <ul role="list" className="devices">
      {signIns.map((signIn) => {
        const device = deviceOf(signIn.userAgent);
        const name = device ? m.deviceOn(device.browser, device.system) : m.unknownDevice;
        return (
          <li key={signIn.id} className="devices__row">
            <i className={`pi ${icons[device?.kind ?? "computer"]}`} aria-hidden="true" />
            <div>
              <span className="devices__name" title={signIn.userAgent}>
                {name}
                {signIn.isThis && (
                  <Chip tone="ok" icon="check">
                    {m.thisOne}
                  </Chip>
                )}
              </span>
              <span className="devices__facts">
                <span>{signIn.address}</span>
                <span>
                  {m.since} {time(signIn.createdAt)}
                </span>
                <span>
                  {m.lastUsed} {time(signIn.lastUsedAt)}
                </span>
              </span>
            </div>
            {action?.(signIn, name)}
          </li>
        );
      })}
    </ul>
  );
}
