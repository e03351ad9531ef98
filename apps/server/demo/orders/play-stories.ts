import type { OrderPlayer } from "@time-event/contract/order-player";
import type { InstantMs } from "@time-event/domain/time/instant";
import { HOUR_MS, MINUTE_MS, type Day } from "../local-days.ts";
import { createRandom, type Random } from "@time-event/domain/rehearsal/random";
import type { BankLine } from "./bank-statement.ts";
import { drawDemoSlip } from "./demo-slip.ts";
import { createOrderPeople } from "./order-people.ts";
import type { OrderedEvent, OrderSteps, ToldOrder } from "./order-steps.ts";
import type { DrawnPayment, OrderStory, Step, StoryEntry } from "./order-story.ts";

/** Something that happens at an instant. */
export interface Happening {
  readonly at: InstantMs;
  readonly run: () => Promise<void>;
}

/** What the bank saw: lines that a statement may show. */
export type Bank = BankLine[];

const organiser = "บริษัท สีธานสปอร์ต จำกัด";
const banksOfPayers = ["004", "014", "002", "006"] as const;

/** Everything that happens to an event's orders, each at its time. Run them in order. */
export function playStories(
  event: OrderedEvent & { readonly raceDay: Day },
  stories: readonly OrderStory[],
  { steps, bank, now }: { readonly steps: OrderSteps; readonly bank: Bank; readonly now: InstantMs },
): Happening[] {
  const random = createRandom(`${event.slug}:stories`);
  const makePlayer = createOrderPeople(event.slug, event.raceDay, event.sale);
  const known = new Map<string, Told>();
  return stories.flatMap((story) => {
    const beganAt = now - Math.round(story.hoursAgo * HOUR_MS);
    const players = story.entries.flatMap((each) => playersOf(each, event, makePlayer));
    const told: Told = { owedSatang: 0, contactName: "" };
    if (story.name !== undefined) known.set(story.name, told);
    const begin = async () => {
      const [first] = players[0]!.players;
      const { firstName, lastName, phone, email } = first ?? makePlayer(event.sale.categories[0]!.id);
      told.contactName = `${firstName} ${lastName}`.trim();
      const contact = { name: told.contactName, phone, email };
      told.order = await steps.begin(event, { contact, language: story.language ?? "th", entries: players });
    };
    return [
      { at: beganAt, run: begin },
      ...story.steps.map((step) => {
        const at = beganAt + Math.round(step.after * HOUR_MS);
        return { at, run: () => take(step, told, at, { steps, bank, known, random }) };
      }),
    ];
  });
}

/** What became of a story so far. */
interface Told {
  order?: ToldOrder;
  contactName: string;
  owedSatang: number;
  transfer?: { readonly id: number; readonly paidAt: InstantMs; readonly amountSatang: number };
  picture?: Buffer;
}

interface Scene {
  readonly steps: OrderSteps;
  readonly bank: Bank;
  readonly known: ReadonlyMap<string, Told>;
  readonly random: Random;
}

async function take(step: Step, told: Told, at: InstantMs, scene: Scene): Promise<void> {
  const { steps, bank } = scene;
  const order = told.order!;
  switch (step.does) {
    case "confirm":
      told.owedSatang = await steps.confirm(order);
      return;
    case "expire":
      return steps.expire();
    case "pay":
      bank.push({ at, amountSatang: told.owedSatang, text: `รับโอน ${told.contactName} ${order.reference}` });
      return;
    case "slip":
      return sendSlip(step, told, at, scene);
    case "verify": {
      const { id, amountSatang, paidAt } = told.transfer!;
      return steps.verify(order, id, amountSatang, paidAt);
    }
    case "refuse":
    case "ask":
      return steps.turnDown(order, told.transfer!.id, step.does === "ask" ? "askAgain" : "refuse", step.reason);
    case "cancel":
      return steps.cancel(order, step.reason);
    case "refund":
      return steps.refund(order, told.owedSatang);
  }
}

/** The contact pays, photographs the slip some minutes later and hands it in. */
async function sendSlip(payment: DrawnPayment, told: Told, at: InstantMs, scene: Scene): Promise<void> {
  const { steps, bank, known, random } = scene;
  const order = told.order!;
  const friend = payment.alsoFor === undefined ? undefined : known.get(payment.alsoFor);
  const owedSatang = told.owedSatang + (friend?.owedSatang ?? 0);
  const amountSatang = owedSatang + (payment.off ?? 0) * 100;
  const paidAt = at - random.whole(3, 9) * MINUTE_MS;
  const copied = payment.sameAs === undefined ? undefined : known.get(payment.sameAs)!.picture!;
  const picture = copied ?? (await draw(payment, told, { amountSatang, paidAt }, random));
  told.picture = picture;
  const slipId = await steps.upload(order, picture);
  const alsoFor = friend ? [friend.order!] : [];
  const id = await steps.handIn(order, { slipId, amountSatang, paidAt, alsoFor });
  told.transfer = { id, paidAt, amountSatang };
  if (copied === undefined && !payment.elsewhere)
    bank.push({ at: paidAt, amountSatang, text: `รับโอนพร้อมเพย์ ${told.contactName}` });
}

function draw(
  { withoutCode }: DrawnPayment,
  { contactName: from }: Told,
  paid: { readonly amountSatang: number; readonly paidAt: InstantMs },
  random: Random,
): Promise<Buffer> {
  const digits = Array.from({ length: 14 }, () => random.whole(0, 9)).join("");
  const bankCode = random.pick(banksOfPayers);
  return drawDemoSlip({ ...paid, bankCode, reference: `01${digits}`, from, to: organiser, hasCode: !withoutCode });
}

/** The players of an entry: those of a relay together, others each for themselves. */
function playersOf(
  { category: code, players, team = "", filledIn = players }: StoryEntry,
  { sale }: OrderedEvent,
  makePlayer: (categoryId: number) => OrderPlayer,
) {
  const category = sale.categories.find((each) => each.code === code)!;
  const made = Array.from({ length: filledIn }, () => makePlayer(category.id));
  if (category.entryKind !== "individual") return [{ category: code, team, players: made }];
  return Array.from({ length: players }, (_, index) => ({
    category: code,
    team,
    players: made.slice(index, index + 1),
  }));
}
