interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  /** A workspace of ours, which npm does not download. */
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>;
}

/**
 * Finds what would fail on other machines: packages of another platform that are not in the lockfile (`npm ci` refuses
 * it), and packages without a hash (npm would accept whatever the registry sends).
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

/** npm leaves a platform's package out of the lockfile if the current registry does not have that version. */
function unnamedPlatforms(packages: Lockfile["packages"], path: string, { optionalDependencies = {} }: Entry) {
  return Object.entries(optionalDependencies)
    .filter(([name]) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages))
    .map(([name, version]) => `${name} ${version} of ${path || "package.json"} is not named`);
}
