import { type InstantMs, parseInstant } from "../time/instant.ts";
import { isCode, type LineProblem, pointCode } from "./reader-line.ts";

/** What a program puts into a field: JSON of many makers has numbers for texts and the other way round. */
type Told = string | number | null | undefined;

/** A read as RACE RESULT's exporter posts it; `Bib` is 0 where RACE RESULT knows none. */
export interface RaceResultPush {
  readonly Bib?: Told;
  readonly TimingPoint?: Told;
  readonly Passing: {
    readonly Transponder?: Told;
    readonly UTCTime?: Told;
    readonly DeviceID?: Told;
    readonly DeviceName?: Told;
    readonly IsMarker?: boolean | null | undefined;
  };
}

/** A read as forwarders of other readers post it. */
export interface PlainPush {
  readonly chipId?: Told;
  readonly bib?: Told;
  /** ISO 8601 with its offset, or seconds or milliseconds since 1970. */
  readonly timestamp?: Told;
  readonly timingId?: Told;
  readonly timingName?: Told;
  readonly device?: Told;
}

/** One read that came by itself: by bib or by chip, the other is null. */
export interface PushedRead {
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs;
  /** What the reader calls the place, by each of its names. */
  readonly points: readonly string[];
  /** Empty: it names none. */
  readonly device: string;
}

/**
 * What a read says that a program posts. RACE RESULT's own bib comes before the transponder: it knows which chips it gave out.
 * @example
 * readPush({ Bib: 7, TimingPoint: "FIN", Passing: { Transponder: "C7", UTCTime: "2026-11-22T00:00:00.25Z" } });
 * // { bib: "7", chip: null, at: 1795305600250, points: ["FIN"], device: "" }
 */
export function readPush(push: RaceResultPush | PlainPush): PushedRead | LineProblem {
  if (!("Passing" in push)) {
    const { chipId, bib, timestamp, timingId, timingName, device } = push;
    return told({ chip: textOf(chipId), bib: textOf(bib), at: instantOf(timestamp) }, [timingId, timingName], device);
  }
  const { Bib, TimingPoint, Passing } = push;
  if (Passing.IsMarker === true) return "not_a_read";
  const bib = textOf(Bib) === "0" ? "" : textOf(Bib);
  const chip = bib === "" ? textOf(Passing.Transponder) : "";
  // its name says the zone, so its text may leave it out
  const utc = textOf(Passing.UTCTime).replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)$/, "$1T$2Z");
  return told({ chip, bib, at: instantOf(utc) }, [TimingPoint], textOf(Passing.DeviceName) || Passing.DeviceID);
}

interface Who {
  readonly chip: string;
  readonly bib: string;
  readonly at: InstantMs | null;
}

function told({ chip, bib, at }: Who, points: readonly Told[], device: Told): PushedRead | LineProblem {
  if (!isCode(chip) && !isCode(bib)) return "no_chip";
  if (at === null) return "no_time";
  return {
    bib: isCode(chip) ? null : bib,
    chip: isCode(chip) ? chip : null,
    at,
    points: points.map((point) => pointCode(textOf(point))).filter((point) => point !== ""),
    device: pointCode(textOf(device)),
  };
}

function textOf(field: Told): string {
  return String(field ?? "").trim();
}

/** Seconds since 1970 have ten digits until 2286. */
const firstMs = 100_000_000_000;

function instantOf(field: Told): InstantMs | null {
  const text = textOf(field);
  if (!/^\d{1,14}(\.\d{1,9})?$/.test(text)) return parseInstant(text.replace(" ", "T"));
  const number = Number(text);
  return Math.round(number < firstMs ? number * 1000 : number);
}

interface Place {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
}

/**
 * The checkpoint that a reader means: by its code, or by its name in either language; null: none.
 * @example checkpointMeant(["Finish"], [{ code: "FIN", name: { th: "เส้นชัย", en: "Finish" } }]) // "FIN"
 */
export function checkpointMeant(points: readonly string[], checkpoints: readonly Place[]): string | null {
  const plain = (text: string) => text.trim().toLowerCase();
  const meant = points.map(plain);
  const isMeant = (text: string) => text !== "" && meant.includes(plain(text));
  const found =
    checkpoints.find(({ code }) => isMeant(code)) ??
    checkpoints.find(({ name }) => isMeant(name.th) || isMeant(name.en));
  return found?.code ?? null;
}
