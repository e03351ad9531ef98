import { isBackwards, largestOffsetMs } from "@time-event/domain/clocks/source-clock";
import type { JsonReader } from "@time-event/domain/race/json-reader";
import type { DecidedClock } from "@time-event/domain/clocks/source-of-reads";

const offset = { min: -largestOffsetMs, max: largestOffsetMs, integer: true };
const whole = { min: 0, max: largestOffsetMs, integer: true };

/** Reads how wrong the clocks of devices were. */
export function readClocks(root: JsonReader): DecidedClock[] {
  const codes = new Set(root.optionalChildren("checkpoints").map((point) => point.optionalText("code")));
  return root.optionalChildren("clocks").map((reader) => {
    const checkpoint = reader.text("checkpoint");
    if (!codes.has(checkpoint)) reader.refuse("checkpoint", "unknown_checkpoint", checkpoint);
    const offsetMs = reader.optionalNumber("offsetMs", offset);
    if (!reader.has("offsetMs")) reader.refuse("offsetMs", "missing");
    if (!reader.has("at")) reader.refuse("at", "missing");
    const [fromAt, toAt] = [reader.instant("fromAt"), reader.instant("toAt")];
    if (isBackwards({ fromAt, toAt })) reader.refuse("toAt", "out_of_range");
    const pairs = reader.optionalNumber("pairs", whole);
    const spreadMs = reader.optionalNumber("spreadMs", whole);
    const isEstimate = reader.choice("kind", ["hand", "estimate"], "hand") === "estimate";
    return {
      checkpoint,
      device: reader.optionalText("device") ?? "",
      fromAt,
      toAt,
      offsetMs: offsetMs ?? 0,
      kind: isEstimate ? "estimate" : "hand",
      pairs: isEstimate ? (pairs ?? 0) : null,
      spreadMs: isEstimate ? (spreadMs ?? 0) : null,
      reason: reader.text("reason"),
      by: reader.optionalText("by") ?? "",
      at: reader.instant("at") ?? 0,
    };
  });
}
