import type { InstantMs } from "../time/instant.ts";
import type { JsonReader } from "./json-reader.ts";
import { readLocalName } from "./local-name.ts";
import { neutralSpans } from "./neutral-sections.ts";
import type { Checkpoint, MustPass, NeutralSection, RelayLeg, Stage, TeamRule } from "./race.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** Refuses codes on a course that no checkpoint has. */
export function refuseUnknownCodes(
  reader: JsonReader,
  key: string,
  codes: readonly string[],
  known: Checkpoints,
): void {
  codes.forEach((code, index) => {
    if (!known.has(code)) reader.refuse(`${key}[${index}]`, "unknown_checkpoint", code);
  });
}

export function readStages(reader: JsonReader, known: Checkpoints): Stage[] {
  const stages = reader.optionalChildren("stages").map((stage): Stage => {
    const gunAt = stage.instant("gunAt");
    const code = stage.text("code");
    const checkpoints = stage.texts("checkpoints");
    if (checkpoints.length < 2) stage.refuse("checkpoints", "missing");
    refuseUnknownCodes(stage, "checkpoints", checkpoints, known);
    return { code, checkpoints, ...(gunAt === null ? {} : { gunAt }) };
  });
  reader.refuseDuplicates(
    "stages",
    stages.map(({ code }) => code),
  );
  return stages;
}

export function readRelayLegs(reader: JsonReader, course: readonly string[]): RelayLeg[] {
  const legs = reader.optionalChildren("relayLegs").map((leg): RelayLeg => {
    const to = leg.text("to");
    if (to !== "" && !course.includes(to)) leg.refuse("to", "not_on_course", to);
    const name = leg.optionalChild("name");
    const [th, en] = [name?.optionalText("th") ?? "", name?.optionalText("en") ?? ""];
    const massStartAt = leg.instant("massStartAt");
    return {
      code: leg.text("code"),
      to,
      ...((th || en) && { name: { th, en } }),
      ...(massStartAt !== null && { massStartAt }),
    };
  });
  reader.refuseDuplicates(
    "relayLegs",
    legs.map(({ code }) => code),
  );
  return legs;
}

export function readMustPass(reader: JsonReader, course: readonly string[]): MustPass | null {
  const rule = reader.optionalChild("mustPass");
  if (!rule) return null;
  const checkpoints = rule.texts("checkpoints");
  if (checkpoints.length === 0) rule.refuse("checkpoints", rule.has("checkpoints") ? "empty_list" : "missing");
  checkpoints.forEach((code, index) => {
    if (!course.includes(code)) rule.refuse(`checkpoints[${index}]`, "not_on_course", code);
  });
  return { checkpoints, otherwise: rule.choice("otherwise", ["dnf", "dsq"], "dnf") };
}

export function readNeutral(reader: JsonReader, course: readonly string[]): NeutralSection[] {
  const sections = reader.optionalChildren("neutral");
  const read = sections.map((section): NeutralSection => ({
    from: section.text("from"),
    to: section.text("to"),
    limitMs: section.optionalNumber("limitMs", { min: 1, integer: true }),
  }));
  neutralSpans(read, course).forEach((span, index) => {
    if (span === null) reader.refuse(`neutral[${index}].to`, "neutral_not_on_course", read[index]?.to);
  });
  return read;
}

/**
 * The guns of waves, by their Thai names, if the category says that they have some: `waves` alone says only where people
 * stand.
 */
export function readWaveGuns(reader: JsonReader): Readonly<Record<string, InstantMs>> | null {
  if (!reader.flag("wavesHaveGuns", false)) return null;
  const waves = reader.optionalChildren("waves").map((wave) => {
    wave.optionalNumber("capacity", { min: 1 });
    return [readLocalName(wave, "").th, wave.instant("startsAt") ?? 0] as const;
  });
  reader.refuseDuplicates(
    "waves",
    waves.map(([name]) => name),
  );
  return Object.fromEntries(waves);
}

export function readTeamRule(reader: JsonReader): TeamRule | null {
  const team = reader.optionalChild("team");
  if (!team) return null;
  const best = team.optionalNumber("best", { min: 1, integer: true });
  if (!team.has("best")) team.refuse("best", "missing");
  return { best: best ?? 1, by: team.choice("by", ["time", "rank"], "time") };
}
