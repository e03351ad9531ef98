const everyMs = 1_000;
const homeAndClear = "\u001B[H\u001B[2J";

/** Shows the lines: on a terminal always in the same place, otherwise once more whenever they changed. */
export function startScreen(show: () => readonly string[]): void {
  const { stdout } = process;
  let before = "";
  const draw = () => {
    const text = `${show().join("\n")}\n`;
    if (text === before) return;
    before = text;
    stdout.write(stdout.isTTY ? homeAndClear + text : text);
  };
  draw();
  setInterval(draw, everyMs);
}
