import { setTimeout as sleep } from "node:timers/promises";
import { token } from "@time-event/contract/sign-in";
import { stationFileImport } from "@time-event/contract/station-import";
import type { Db } from "../../db/connection.ts";
import { issueStationKey } from "../../features/keys/station-keys.service.ts";
import { givenStaff, password } from "../../features/sign-in/testing/given-staff.ts";
import { givenStationFile } from "../../features/stations/testing/given-station-file.ts";
import { post, upload } from "../../testing/call-service.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { startDrillServers } from "./drill-servers.ts";
import { givenMarshalPhone } from "./marshal-phone.ts";

export interface MarshalDrillFigures {
  readonly entered: number;
  /** Replies that never came, besides the three times without a network. */
  readonly cut: number;
  /** Records that only the file brought. */
  readonly byFile: number;
  readonly lost: number;
  readonly doubled: number;
  /** Reads that are more than a second from when they were entered, or count although they were taken back. */
  readonly wrong: number;
  readonly worstMs: number;
}

interface Drill {
  readonly entered: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The negative control: a phone that does not wait for the server's word. */
  readonly forgets?: boolean;
}

const slug = "marshals-hour";
const checkpoint = "CP1";
const minute = 60_000;
const everyMs = 10;
const cutShare = 0.2;
/** When the network is away, as parts of what is entered; at the end it does not come back, and a file brings the rest. */
const away = [
  [0.15, 0.25],
  [0.45, 0.6],
  [0.75, 0.85],
  [0.95, 1],
] as const;
const killsPageAt = [0.2, 0.5, 0.9];
const setsClockAt = 0.35;

export const marshalFaults = ({ lost, doubled, wrong }: MarshalDrillFigures) => lost + doubled + wrong;

/**
 * A marshal enters bibs while the network goes away three times, two replies of ten are lost, the page is killed three times, and
 * the clock is seven minutes slow until somebody sets it ten minutes forward. What is entered last comes by a file, twice.
 */
export async function drillMarshal({ entered, dataDir, forgets = false }: Drill): Promise<MarshalDrillFigures> {
  const servers = await startDrillServers({ dataDir, count: 1 });
  const proxy = await startCuttingProxy({ target: () => servers.urls[0]!, cuts: cutting(cutShare) });
  const { eventId, key } = await servers.inDatabase((db) => prepare(db, entered));
  const phone = givenMarshalPhone({ url: proxy.url, key, aheadMs: -7 * minute, forgets });

  const rightAt: number[] = [];
  const sending = keepSending(phone, () => rightAt.length === entered);
  const isAt = (share: number) => rightAt.length === Math.floor(entered * share);
  while (rightAt.length < entered) {
    const share = rightAt.length / entered;
    if (isAt(0.95)) while (phone.waiting() > 0) await sleep(everyMs);
    phone.state.isAway = away.some(([from, to]) => share >= from && share < to);
    if (killsPageAt.some(isAt)) phone.killPage();
    if (isAt(setsClockAt)) phone.setForward(10 * minute);
    rightAt.push(Date.now());
    phone.enter(entryAt(rightAt.length));
    await sleep(everyMs);
  }
  phone.state.isAway = true;
  await sending;
  const byFile = await bringFile(servers.urls[0]!, eventId, phone);
  await proxy.stop();
  const found = await servers.inDatabase((db) => findFaults(db, phone.device, rightAt));
  await servers.stop();
  return { entered, cut: proxy.cut(), byFile, ...found };
}

type Phone = ReturnType<typeof givenMarshalPhone>;

/** What is entered under a number: each fiftieth takes the passing before it back. */
function entryAt(seq: number) {
  return seq % 50 === 0 ? { kind: "undo" as const, undoes: seq - 1 } : { bib: String(seq) };
}

async function keepSending(phone: Phone, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    if (phone.waiting() > 0) await phone.send();
    await sleep(50);
  }
}

/** Staff import what the phone has, twice. @returns how many records were new */
async function bringFile(url: string, eventId: number, phone: Phone): Promise<number> {
  const signedIn = await post(url, token, { username: "timing", password });
  const place = { event: slug, checkpoint, device: phone.device, anchors: phone.anchors() };
  const file = givenStationFile({ ...place, sentAt: Date.now() + phone.state.aheadMs }, [], () => [...phone.records()]);
  const send = () =>
    upload(url, stationFileImport, file, signedIn.reply!.data.access_token, { eventId, fileName: "phone.json" });
  const { counts } = (await send()).reply!.data;
  await send();
  return (counts.stored ?? 0) + (counts.undone ?? 0);
}

async function prepare(db: Db, entered: number): Promise<{ eventId: number; key: string }> {
  const { event, categories, ...race } = givenRaceDefinition({ slug });
  const today = new Date().toISOString().slice(0, 10);
  const entries = Array.from({ length: entered }, (_, index) => givenEntry(String(index + 1)));
  const gunAt = Date.now() - 60 * minute;
  const definition = {
    ...race,
    event: { ...event, startsOn: today, endsOn: today },
    categories: categories.map((category) => ({ ...category, gunAt })),
  };
  const eventId = await givenRace(db, definition, { entries });
  await givenStaff(db, "timing", "administrator");
  const place = { eventId, checkpoint, name: "1", endsAt: null };
  const { key } = await db.transaction().execute((tx) => issueStationKey(tx, place, "drill"));
  return { eventId, key };
}

/** What was entered, against what the database holds. */
async function findFaults(db: Db, device: string, rightAt: readonly number[]) {
  const records = await db.selectFrom("stationRecords").select("seq").execute();
  const reads = await db
    .selectFrom("passings")
    .select(["bib", "at", "voidedAt"])
    .where("device", "=", device)
    .execute();
  const found = { lost: rightAt.length - records.length, doubled: 0, wrong: 0, worstMs: 0 };
  for (const [index, at] of rightAt.entries()) {
    const seq = index + 1;
    if (entryAt(seq).bib === undefined) continue;
    const [read, ...others] = reads.filter(({ bib }) => bib === String(seq));
    const isTakenBack = seq < rightAt.length && entryAt(seq + 1).undoes === seq;
    found.doubled += others.length;
    if (!read) {
      // what is taken back before it is sent never becomes a read
      if (!isTakenBack) found.lost++;
      continue;
    }
    const offMs = Math.abs(read.at - at);
    found.worstMs = Math.max(found.worstMs, offMs);
    if (offMs > 1_000 || isTakenBack !== (read.voidedAt !== null)) found.wrong++;
  }
  return found;
}
