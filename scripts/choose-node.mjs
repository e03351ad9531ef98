/** The oldest Node that runs bootstrap.mjs, and the oldest for everything else. */
export const oldestNode = 20;
export const wantedNode = 24;

/**
 * Chooses the Node that runs the product on a machine: the installed one if it is new enough, else the one of the
 * lockfile for this platform. `problem` is one line that says what is missing.
 */
export function chooseNode({ platform, arch, version, packaged }) {
  const major = Number(version.split(".")[0]);
  if (major >= wantedNode) return {};
  if (major < oldestNode) {
    return { problem: `Time/Event needs Node ≥ ${oldestNode} to begin with; this is Node ${version}.` };
  }
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  if (packaged.includes(name)) return { packageName: name };
  return {
    problem:
      `Time/Event runs on Node ${wantedNode}, and there is no packaged one for ${platform} ${arch}: ` +
      `please install Node ≥ ${wantedNode} from https://nodejs.org (this is Node ${version}).`,
  };
}
