import { XMLParser } from "fast-xml-parser";
import type { TrackPoint } from "@time-event/domain/course/course-line";
import type { Waypoint } from "@time-event/domain/course/waypoints-on-course";
import { BadGpx } from "./gpx-problem.ts";

/** The way in a GPX file. */
export interface GpxTrack {
  readonly name: string;
  /** Its pieces in order, none of them empty. */
  readonly parts: readonly (readonly TrackPoint[])[];
  /** The places that it names, in its order: the first of them, and only those with a position that exists. */
  readonly waypoints: readonly Waypoint[];
  /** How many it names in all. */
  readonly waypointCount: number;
}

/** A hundred-mile race recorded every second has half as many. */
const mostPoints = 200_000;
/** More places than a course has checkpoints: some maps export every bench. */
const mostWaypoints = 200;
/** A GPX file nests about seven deep, including the extensions of every device. */
const deepestTag = 24;
const highestM = 9_000;
const lowestM = -500;

// Nothing in the file is expanded, fetched or converted to a number by the parser: all of it is text until we check it.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  maxNestedTags: deepestTag,
  isArray: (name) => ["trk", "trkseg", "trkpt", "rte", "rtept", "wpt"].includes(name),
});

type Point = { readonly lat?: unknown; readonly lon?: unknown; readonly ele?: unknown };
type Place = (Point & { readonly name?: unknown; readonly sym?: unknown }) | string;
type Segment = { readonly trkpt?: readonly Point[] } | string;
type Track = { readonly name?: unknown; readonly trkseg?: readonly Segment[] } | string;
type Route = { readonly name?: unknown; readonly rtept?: readonly Point[] } | string;
interface Gpx {
  readonly metadata?: { readonly name?: unknown } | string;
  readonly trk?: readonly Track[];
  readonly rte?: readonly Route[];
  readonly wpt?: readonly Place[];
}

/**
 * Reads the way out of a GPX file: all segments of all tracks in their order, or the routes where there is no track.
 *
 * @throws BadGpx
 */
export function parseGpx(bytes: Uint8Array): GpxTrack {
  const gpx = readXml(decodeText(bytes));
  const tracks = (gpx.trk ?? []).flatMap((track) => (typeof track === "string" ? [] : (track.trkseg ?? [])));
  const ofTracks = tracks.flatMap((segment) => (typeof segment === "string" ? [] : [segment.trkpt ?? []]));
  const ofRoutes = (gpx.rte ?? []).flatMap((route) => (typeof route === "string" ? [] : [route.rtept ?? []]));
  const hasTrack = ofTracks.some((part) => part.length > 0);

  let count = 0;
  const parts = (hasTrack ? ofTracks : ofRoutes)
    .filter((part) => part.length > 0)
    .map((part) => part.map((point) => toTrackPoint(point, ++count)));
  if (parts.length === 0) throw new BadGpx("gpx_no_track");
  const waypoints = (gpx.wpt ?? []).flatMap(toWaypoint);
  return {
    name: nameOf(gpx),
    parts,
    waypoints: waypoints.slice(0, mostWaypoints),
    waypointCount: gpx.wpt?.length ?? 0,
  };
}

function decodeText(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return new TextDecoder(isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(bytes);
}

function readXml(text: string): Gpx {
  // a file that was cut off must not become a shorter course
  if (!/^<\/([\w-]+:)?gpx\s*>/.test(text.slice(text.lastIndexOf("</")))) throw new BadGpx("gpx_no_xml");
  // no course needs a document type; a file that declares one wants something expanded or fetched
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new BadGpx("gpx_document_type");
  if (countOf(text, /<([\w-]+:)?(trk|rte)pt\b/g) > mostPoints) throw new BadGpx("gpx_too_many_points");
  try {
    const { gpx } = parser.parse(text) as { gpx?: Gpx | string };
    if (typeof gpx === "object") return gpx;
  } catch (error) {
    throw new BadGpx(/nested/i.test(String(error)) ? "gpx_too_complex" : "gpx_no_xml");
  }
  throw new BadGpx("gpx_no_track");
}

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  while (count <= mostPoints && pattern.exec(text)) count++;
  return count;
}

function toTrackPoint({ lat, lon, ele }: Point, number: number): TrackPoint {
  const point = { lat: numberOf(lat), lng: numberOf(lon) };
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180)) throw new BadGpx("gpx_bad_place", number);
  return { ...point, elevationM: heightOf(ele) };
}

/** A place is no part of the way: one that does not exist is left out, and the way is still read. */
function toWaypoint(place: Place): Waypoint[] {
  if (typeof place === "string") return [];
  const point = { lat: numberOf(place.lat), lng: numberOf(place.lon) };
  if (!(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180)) return [];
  return [{ ...point, elevationM: heightOf(place.ele), name: textOf(place.name), symbol: textOf(place.sym) }];
}

function heightOf(text: unknown): number | null {
  const elevationM = numberOf(text);
  return elevationM >= lowestM && elevationM <= highestM ? elevationM : null;
}

/** NaN for everything that is not written as a decimal number: `Number` would read "" as 0 and 0x10 as 16. */
function numberOf(text: unknown): number {
  return typeof text === "string" && /^\s*[+-]?\d{1,8}(\.\d{1,30})?([eE][+-]?\d{1,2})?\s*$/.test(text)
    ? Number(text)
    : Number.NaN;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The five entities of XML itself, and letters by their number; anything else like an entity stays as it is. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6})|#x([0-9a-f]{1,5}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** The way's name in the file: of its first track, of its route, or of the whole file. */
function nameOf({ metadata, trk, rte }: Gpx): string {
  const holders = [trk?.[0], rte?.[0], metadata];
  const name = holders.map((holder) => (typeof holder === "object" ? holder.name : undefined)).find(Boolean);
  return textOf(name);
}

function textOf(text: unknown): string {
  if (typeof text !== "string") return "";
  return decodeEntities(text)
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, 120);
}
