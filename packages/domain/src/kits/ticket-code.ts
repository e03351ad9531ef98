/**
 * What the QR code of a ticket says: capital letters, digits, a colon and a point, which make a small code. It opens nothing:
 * the desk looks it up.
 *
 * @param runner one of several in the race by this entry of the order
 * @example
 * ticketCode("K7M2P9QX", 12); // "K7M2P9QX:12"
 * ticketCode("K7M2P9QX", 12, 3041); // "K7M2P9QX:12.3041"
 */
export function ticketCode(reference: string, entry: number, runner?: number): string {
  return runner === undefined ? `${reference}:${entry}` : `${reference}:${entry}.${runner}`;
}
