import { matchStatement } from "@time-event/domain/statements/match-statement";
import type { Incoming } from "@time-event/domain/statements/open-transfers";
import { readPiece } from "../../lib/heavy-work/pieces.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import type { matchTask } from "./statement-lines.ts";

export const answer: Answer<typeof matchTask> = ({ pieces, transfers, orders, known, ofSums }) => {
  const lines = pieces.flatMap((piece) => readPiece(piece) as Incoming[]);
  const matches = matchStatement(lines, transfers, orders, known, ofSums);
  return matches.flatMap((match, line) => (match ? [{ line, match }] : []));
};
