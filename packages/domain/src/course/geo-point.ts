/** A place on the earth, WGS 84 degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth, metres (IUGG). */
const earthRadiusM = 6_371_008.8;
const radiansPerDegree = Math.PI / 180;

/**
 * Metres between two places over the earth's surface, by the haversine formula: right to 0.5 % anywhere, and stable for
 * places one step apart.
 *
 * @example
 * distanceBetweenM({ lat: 18.5885, lng: 98.4867 }, { lat: 18.7883, lng: 98.9853 }); // 57_024.5: Doi Inthanon to Chiang Mai
 */
export function distanceBetweenM(a: GeoPoint, b: GeoPoint): number {
  const halfLat = Math.sin(((b.lat - a.lat) * radiansPerDegree) / 2);
  const halfLng = Math.sin(((b.lng - a.lng) * radiansPerDegree) / 2);
  const chord = halfLat ** 2 + Math.cos(a.lat * radiansPerDegree) * Math.cos(b.lat * radiansPerDegree) * halfLng ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A place on a plane that touches the earth at an origin: metres to the east and to the north. */
export interface PlanePoint {
  readonly eastM: number;
  readonly northM: number;
}

/**
 * Projects a point onto a plane that touches the earth at an origin. Lengths are right to 0.1 % within 50 km.
 *
 * @example
 * onPlane({ lat: 18, lng: 98 }, { lat: 18, lng: 98.01 }); // { eastM: 1057.5…, northM: 0 }
 */
export function onPlane(origin: GeoPoint, place: GeoPoint): PlanePoint {
  const metresPerDegree = earthRadiusM * radiansPerDegree;
  return {
    eastM: (place.lng - origin.lng) * Math.cos(origin.lat * radiansPerDegree) * metresPerDegree,
    northM: (place.lat - origin.lat) * metresPerDegree,
  };
}
