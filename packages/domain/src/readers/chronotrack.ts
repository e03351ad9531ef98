import { parseInstant } from "../time/instant.ts";
import { isCode, pointCode, readAt, type ReaderLine } from "./reader-line.ts";

/**
 * ChronoTrack: a line of SimpleClient, `CT01_13~line~point~tag~time~…` with a clock, a day and clock (`iso`) or seconds since
 * 1970 (`unix`); or a line of a controller's file, `TO,seq,tag,timer,event,seconds since 1970,MAC,…`.
 * @example readChronotrack("CT01_13~21~Finish~CA2017~08:01:02.35~1~117F37~8") // chip CA2017 at Finish
 */
export function readChronotrack(line: string): ReaderLine {
  const [first = "", ...fields] = line.trim().split(line.startsWith("TO,") ? "," : "~");
  if (first === "TO") {
    const [, chip = "", , , seconds = "", reader = ""] = fields;
    return ofSeconds(chip, seconds, reader);
  }
  if (first !== "CT01_13" && first !== "CT01_33") return ["not_a_read"];
  const [, point = "", chip = "", time = ""] = fields;
  if (chip === "guntime" || chip === "newlocation" || chip === "") return ["not_a_read"];
  if (/^\d{5,}(\.\d+)?$/.test(time)) return ofSeconds(chip, time, point);
  const at = parseInstant(time);
  if (at !== null) return isCode(chip) ? [{ chip: chip.trim(), time: at, point: pointCode(point) }] : ["no_chip"];
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[T ](.*)$/.exec(time) ?? [];
  return readAt(chip, day ?? null, clock ?? time, point);
}

function ofSeconds(chip: string, seconds: string, point: string): ReaderLine {
  if (!isCode(chip)) return ["no_chip"];
  if (!/^\d{1,11}(\.\d{1,9})?$/.test(seconds)) return ["no_time"];
  return [{ chip: chip.trim(), time: Math.round(Number(seconds) * 1000), point: pointCode(point) }];
}
