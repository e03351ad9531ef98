interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  /** A workspace of ours: nothing is downloaded. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

/**
 * Says what would go wrong on a machine that is not this one: packages of another platform that are not named (`npm ci`
 * refuses such a lockfile), and packages without a hash (npm would take whatever the registry sends).
 */
export function problemsOf({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...unnamedPlatforms(packages, path, entry),
    ...(isDownloaded(path, entry) && entry.integrity === undefined ? [`${path} has no hash`] : []),
  ]);
}

function isDownloaded(path: string, { link }: Entry): boolean {
  return path.includes("node_modules/") && link !== true;
}

/** npm leaves a platform's package out of the lockfile where the registry in use does not have that version. */
function unnamedPlatforms(packages: Lockfile["packages"], path: string, { optionalDependencies = {} }: Entry) {
  return Object.entries(optionalDependencies)
    .filter(([name]) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages))
    .map(([name, version]) => `${name} ${version} of ${path || "package.json"} is not named`);
}
