import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import { fullName } from "@time-event/domain/entries/full-name";

const peopleName = "order_people";
const teamsName = "order_teams";
const mostPeople = 30;
const mostTeams = 8;

type PeopleStorage = Pick<Storage, "getItem" | "setItem">;

/** A team as it was entered: its captain first. */
export interface KnownTeam {
  readonly team: string;
  readonly players: readonly OrderPlayer[];
}

/** What a team is called in a list of teams: one without a name by its captain. */
export const titleOf = ({ team, players }: KnownTeam) => team || fullName(players[0]!);

/** Who was entered on this device, so that nobody types them again. */
export interface KnownPeople {
  /** The last first. */
  readonly list: () => readonly OrderPlayer[];
  /** Teams of at least two, the last first. */
  readonly teams: () => readonly KnownTeam[];
  /** Keeps the people and the teams of an order. */
  readonly keep: (order: Pick<Order, "entries">) => void;
  readonly forgetAll: () => void;
}

/** What is chosen belongs to one event; health and numbers of documents to nobody else at this device. */
const notKept = { medicalNote: "", nationalId: "", passport: "", addOns: [], answers: {} };
const withoutSecrets = (player: OrderPlayer): OrderPlayer => ({ ...player, ...notKept });
const isNamed = ({ firstName }: OrderPlayer) => firstName !== "";

export function createKnownPeople(storage: () => PeopleStorage): KnownPeople {
  function read<Thing>(name: string, isThing: (found: Thing) => boolean): Thing[] {
    try {
      const found: unknown = JSON.parse(storage().getItem(name) ?? "[]");
      return Array.isArray(found) ? (found as Thing[]).filter(isThing) : [];
    } catch {
      return [];
    }
  }
  const write = (name: string, things: readonly unknown[]) => {
    try {
      storage().setItem(name, JSON.stringify(things));
    } catch {
      // the browser's settings forbid storing: they are typed again
    }
  };
  const list = () => read<OrderPlayer>(peopleName, (each) => typeof each?.firstName === "string").map(withoutSecrets);
  const teams = () =>
    read<KnownTeam>(
      teamsName,
      (each) => typeof each?.team === "string" && Array.isArray(each.players) && each.players.length > 1,
    ).map(({ team, players }) => ({ team, players: players.map(withoutSecrets) }));
  return {
    list,
    teams,
    keep: ({ entries }) => {
      const named = entries.flatMap(({ players }) => players.filter(isNamed)).map(withoutSecrets);
      if (named.length === 0) return;
      const isNew = (old: OrderPlayer) => !named.some((each) => fullName(each) === fullName(old));
      write(peopleName, [...named, ...list().filter(isNew)].slice(0, mostPeople));
      const entered = entries
        .map(({ team, players }) => ({ team, players: players.filter(isNamed).map(withoutSecrets) }))
        .filter(({ players }) => players.length > 1);
      const isOther = (old: KnownTeam) => !entered.some((each) => titleOf(each) === titleOf(old));
      write(teamsName, [...entered, ...teams().filter(isOther)].slice(0, mostTeams));
    },
    forgetAll: () => {
      write(peopleName, []);
      write(teamsName, []);
    },
  };
}

export const knownPeople = createKnownPeople(() => localStorage);
