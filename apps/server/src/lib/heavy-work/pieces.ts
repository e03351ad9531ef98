import { mapInTurns } from "../in-turns.ts";

// Long lists travel between threads as pieces of JSON: a thread would take in the whole list at once, and the event loop
// waits for one piece at a time.

const itemsInPiece = 500;

function pieceOf(items: readonly unknown[]): Uint8Array {
  return Buffer.from(JSON.stringify(items));
}

function chunksOf<Item>(items: readonly Item[]): Item[][] {
  const chunks: Item[][] = [];
  for (let from = 0; from < items.length; from += itemsInPiece) chunks.push(items.slice(from, from + itemsInPiece));
  return chunks;
}

/** For a thread, which may take its time. */
export const inPieces = (items: readonly unknown[]): Uint8Array[] => chunksOf(items).map(pieceOf);

/** For the event loop: others have their turn in between. */
export const inPiecesInTurns = (items: readonly unknown[]): Promise<Uint8Array[]> =>
  mapInTurns(chunksOf(items), pieceOf);

export const readPiece = (piece: Uint8Array): unknown => JSON.parse(Buffer.from(piece).toString());

/** The items of a list that another thread of ours has cut into pieces. */
export async function fromPieces<Item>(pieces: readonly Uint8Array[]): Promise<Item[]> {
  return (await mapInTurns(pieces, (piece) => readPiece(piece) as Item[])).flat();
}
