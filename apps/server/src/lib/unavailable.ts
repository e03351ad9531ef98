/** A service that we need does not answer; the same request may succeed a little later. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}
