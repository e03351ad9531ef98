/** An import of one file by another; paths from the root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Features that need each other in a loop. `imports` are the imports that close it. */
export interface FeatureLoop {
  readonly features: readonly string[];
  readonly imports: readonly Import[];
}

const featureOf = (file: string) => /^apps\/server\/src\/features\/([^/]+)\//.exec(file)?.[1];

/** Finds the server's features that form loops, so that no order of floors is possible. */
export function findFeatureLoops(imports: readonly Import[]): FeatureLoop[] {
  const needs = new Map<string, Set<string>>();
  const between = imports.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)];
    if (one === undefined || other === undefined || one === other) return false;
    needs.set(one, (needs.get(one) ?? new Set()).add(other));
    return true;
  });

  const reached = new Map([...needs.keys()].map((feature) => [feature, reachableFrom(feature, needs)]));
  const isTied = (one: string, other: string) => !!reached.get(one)?.has(other) && !!reached.get(other)?.has(one);
  const loops = new Map<string, string[]>();
  for (const feature of [...reached.keys()].sort()) {
    const leader = [...loops.keys()].find((other) => isTied(feature, other));
    if (leader !== undefined) loops.get(leader)!.push(feature);
    else if (isTied(feature, feature)) loops.set(feature, [feature]);
  }
  return [...loops.values()].map((features) => ({
    features,
    imports: between.filter(({ from, to }) => features.includes(featureOf(from)!) && features.includes(featureOf(to)!)),
  }));
}

function reachableFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let feature = open.pop(); feature !== undefined; feature = open.pop()) {
    for (const next of needs.get(feature) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
