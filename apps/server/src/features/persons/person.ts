import { createHash } from "node:crypto";

/** Who somebody is, as far as rows can be compared. */
export interface Identity {
  readonly name: string;
  /** `YYYY-MM-DD` CE; empty: only contacts have no birth date. */
  readonly birthDate: string;
  readonly phone: string;
  readonly email: string;
}

/** A place where a person is. */
export interface Trace extends Identity {
  readonly kind: "entry" | "player" | "contact";
  /** Of the entry, of the order's entry, of the order. */
  readonly id: number;
  /** Which of the players of the order's entry; 0 otherwise. */
  readonly position: number;
  readonly orderId: number | null;
  readonly eventId: number;
  readonly eventTh: string;
  readonly eventEn: string;
  readonly eventState: string;
  readonly what: string;
  readonly state: string;
  readonly isWithdrawn: boolean;
}

export function traceName({ kind, id, position }: Pick<Trace, "kind" | "id" | "position">): string {
  return kind === "player" ? `player-${id}-${position}` : `${kind}-${id}`;
}

const digitsOf = (phone: string) => phone.replace(/\D/g, "");
const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Do both have a phone or an e-mail address in common? */
function shareContact(one: Identity, other: Identity): boolean {
  const phone = digitsOf(one.phone);
  return (
    (one.email !== "" && sameText(one.email, other.email)) || (phone.length > 6 && phone === digitsOf(other.phone))
  );
}

/** Are two places of the same person? Where one has no birth date, a phone or an e-mail address must agree. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  if (!sameText(one.name, other.name)) return false;
  if (one.birthDate !== "" && other.birthDate !== "") return one.birthDate === other.birthDate;
  return shareContact(one, other);
}

/** Gathers the places of each person, in the order in which persons first appear. */
export function groupByPerson(traces: readonly Trace[]): Trace[][] {
  const groups: Trace[][] = [];
  // places with a birth date first, so that a contact finds the player who they are
  for (const trace of traces.toSorted((one, other) => Number(one.birthDate === "") - Number(other.birthDate === ""))) {
    const group = groups.find((each) => each.some((other) => isSamePerson(trace, other)));
    if (group) group.push(trace);
    else groups.push([trace]);
  }
  return groups;
}

/** A person in the audit log, which keeps for ever what it is told: not who it was, but the same mark each time. */
export function markOf({ name, birthDate, email, phone }: Identity): string {
  const known = [name.trim().toLowerCase(), birthDate || email.toLowerCase() || digitsOf(phone)].join("\n");
  return createHash("sha256").update(known).digest("hex").slice(0, 16);
}
