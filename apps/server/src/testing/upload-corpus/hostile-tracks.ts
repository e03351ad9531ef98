import type { GpxProblem } from "@time-event/contract/courses";

/** A GPX file with this inside. */
export function gpxFile(inside: string, before = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${before}<gpx version="1.1" creator="test">${inside}</gpx>`;
}

/** A track of points `[lat, lng, elevation?]`, each a text so that a test can write any nonsense. */
export function gpxTrack(points: readonly (readonly [lat: string, lng: string, elevation?: string])[]): string {
  const all = points.map(([lat, lng, elevation]) => {
    const height = elevation === undefined ? "" : `<ele>${elevation}</ele>`;
    return `<trkpt lat="${lat}" lon="${lng}">${height}</trkpt>`;
  });
  return `<trk><name>A</name><trkseg>${all.join("")}</trkseg></trk>`;
}

const passable = gpxTrack([
  ["18.80", "98.92", "700"],
  ["18.81", "98.92", "900"],
]);

/** Nine entities, each ten of the one before. */
const laughs = `<!DOCTYPE gpx [<!ENTITY l0 "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join("")}]>`;

/** A file that is sent as a course, and the word that refuses it. */
export interface HostileTrack {
  readonly name: string;
  readonly problem: GpxProblem;
  readonly text: () => string;
}

export const hostileTracks: readonly HostileTrack[] = [
  { name: "a text", problem: "gpx_no_xml", text: () => "no track" },
  { name: "HTML", problem: "gpx_no_xml", text: () => "<!doctypehtml><script>alert(1)</script>" },
  { name: "a cut-off file", problem: "gpx_no_xml", text: () => gpxFile(passable).slice(0, -20) },
  {
    name: "KML",
    problem: "gpx_no_xml",
    text: () => "<kml><Placemark><coordinates>98,18</coordinates></Placemark></kml>",
  },
  {
    name: "a file that reads another",
    problem: "gpx_document_type",
    text: () => gpxFile(passable.replace(">A<", ">&x;<"), '<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  },
  {
    name: "a file that calls a server",
    problem: "gpx_document_type",
    text: () => gpxFile(passable, '<!DOCTYPE gpx SYSTEM "http://127.0.0.1:9/x.dtd">'),
  },
  {
    name: "a billion laughs",
    problem: "gpx_document_type",
    text: () => gpxFile(passable.replace(">A<", ">&l9;<"), laughs),
  },
  {
    name: "endless nesting",
    problem: "gpx_too_complex",
    text: () => gpxFile(`${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}${passable}`),
  },
  { name: "waypoints alone", problem: "gpx_no_track", text: () => gpxFile('<wpt lat="18" lon="98"/>') },
  {
    name: "an empty track",
    problem: "gpx_no_track",
    text: () => gpxFile("<trk><trkseg></trkseg><trkseg/></trk><rte/>"),
  },
  ...(
    [
      ["NaN", "98"],
      ["", "98"],
      ["18,5", "98,2"],
      ["91", "98"],
      ["18", "-181"],
      ["1e999", "98"],
      ["0x12", "98"],
      ["18", "Infinity"],
    ] as const
  ).map(([lat, lng]): HostileTrack => ({
    name: `a place at "${lat}", "${lng}"`,
    problem: "gpx_bad_place",
    text: () =>
      gpxFile(
        gpxTrack([
          ["18", "98"],
          [lat, lng],
        ]),
      ),
  })),
  {
    name: "a point without a place",
    problem: "gpx_bad_place",
    text: () => gpxFile("<trk><trkseg><trkpt/><trkpt/></trkseg></trk>"),
  },
  { name: "one point", problem: "gpx_too_short", text: () => gpxFile(gpxTrack([["18", "98"]])) },
  {
    name: "a way around the world",
    problem: "gpx_too_complex",
    text: () =>
      gpxFile(
        gpxTrack([
          ["0", "0"],
          ["0", "120"],
          ["0", "-120"],
        ]),
      ),
  },
  {
    name: "700,000 points",
    problem: "gpx_too_many_points",
    text: () => gpxFile(`<trk><trkseg>${'<trkpt lat="1" lon="1"/>'.repeat(700_000)}</trkseg></trk>`),
  },
];
