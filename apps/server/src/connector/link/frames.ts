/** A frame is a line or a few passings; a stream without any terminator is no reader. */
const longestFrame = 1_000_000;

/**
 * Cuts a stream into frames, wherever its parts begin and end. What follows the last terminator waits for the next part.
 * @throws Error: the stream has no terminators
 */
export function createFrames(terminator: string): (part: string) => readonly string[] {
  let rest = "";
  return (part) => {
    const frames = (rest + part).split(terminator);
    rest = frames.pop()!;
    if (rest.length > longestFrame) throw new Error("no_frames");
    return frames.map((frame) => frame.trim());
  };
}
