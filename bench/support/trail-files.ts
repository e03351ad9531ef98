// Files that an organiser of a trail race has at hand: tracks of two distances with the places on them, and a picture of the shirt.

const around = { lat: 17.28, lng: 101.52 };
const metresPerDegree = 111_320;

interface Place {
  readonly name: string;
  /** Part of the way. */
  readonly at: number;
}

/** A loop that begins and ends under one arch. */
export function loopGpx(name: string, lengthM: number, places: readonly Place[]): Buffer {
  const radius = lengthM / (2 * Math.PI) / metresPerDegree;
  const where = (part: number) => {
    const angle = part * 2 * Math.PI;
    const lat = around.lat + radius * Math.sin(angle);
    const lng = around.lng + (radius * (Math.cos(angle) - 1)) / Math.cos((around.lat * Math.PI) / 180);
    return `lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"`;
  };
  const points = 400;
  const track = Array.from(
    { length: points + 1 },
    (_, at) =>
      `<trkpt ${where(at / points)}><ele>${Math.round(900 + 400 * Math.sin((at / points) * Math.PI))}</ele></trkpt>`,
  );
  const waypoints = places.map((place) => `<wpt ${where(place.at)}><name>${place.name}</name></wpt>`);
  return Buffer.from(
    `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${waypoints.join("")}<trk><name>${name}</name><trkseg>${track.join("")}</trkseg></trk></gpx>`,
  );
}
