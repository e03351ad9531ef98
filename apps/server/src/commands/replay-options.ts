import type { ReplayOptions } from "../features/race-folder/replay-race.service.ts";
import { UsageError } from "./arguments.ts";

export const replayUsage = `npm run race:replay -- FOLDER [--speed 20] [--as SLUG] [--from 00:30:00] [--resume] [--url ADDRESS]

  --speed   seconds of the race that go by in one second; 1 unless said
  --as      slug of the replay; SLUG-replay unless said. An earlier replay of that slug is replaced
  --from    where in the race to begin, counted from its first gun
  --resume  goes on with a replay that was stopped
  --url     where the server is, for the address that is printed`;

export const replayOptions = {
  speed: { type: "string", default: "1" },
  as: { type: "string" },
  from: { type: "string", default: "00:00:00" },
  resume: { type: "boolean", default: false },
  url: { type: "string" },
} as const;

interface Values {
  readonly speed: string;
  readonly as?: string | undefined;
  readonly from: string;
  readonly resume: boolean;
}

const fastest = 10_000;

export function readReplayOptions({ speed, as, from, resume }: Values, slug: string): ReplayOptions {
  const times = Number(speed);
  if (!(times > 0 && times <= fastest))
    throw new UsageError(`--speed ${speed}: write a number above 0, up to ${fastest}.`);
  const clock = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(from);
  if (!clock) throw new UsageError(`--from ${from}: write hours, minutes and seconds, such as 00:30:00.`);
  const [hours = 0, minutes = 0, seconds = 0] = clock.slice(1).map(Number);
  const target = as ?? `${slug}-replay`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(target))
    throw new UsageError(`--as ${target}: write a–z, 0–9 and single hyphens.`);
  return { slug: target, speed: times, fromMs: ((hours * 60 + minutes) * 60 + seconds) * 1000, resume };
}
