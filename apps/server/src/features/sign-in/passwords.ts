import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { TooManyAttempts } from "../../http/refusals.ts";
import { createFairQueue, QueueFull, type Turn } from "../../lib/fair-queue.ts";

/**
 * Hashes and checks passwords, a few at a time; `turn` says whose it is. An interface, so that a test can count how often
 * it is used.
 * @throws TooManyAttempts when too many wait already
 */
export interface Passwords {
  hash(password: string, turn?: Turn): Promise<string>;
  /** Whether it is the password. Without a stored hash (an unknown name) it does the same work and says no. */
  matches(password: string, stored: string | null, turn?: Turn): Promise<boolean>;
  /** Before anything else is done for somebody whose turn would not come. @throws TooManyAttempts */
  expectTurn(turn: Turn): void;
}

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const usual: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** Fewer than libuv's four threads, so that files and host names are still read while people sign in. */
const atOnce = 2;
/** Some seconds of work; later callers are told to come again, and when. */
const mostWaiting = 100;
const comeAgainMs = 2_000;

/** The server's own work, and that of users who are signed in. */
const ours: Turn = { isKnown: true, who: "" };

const derive = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);

/** @param cost another one in tests alone: every sign-in of theirs would take as long as one of an attacker */
export function createPasswords(cost = usual): Passwords {
  const turns = createFairQueue({ atOnce, mostWaiting });

  const digest = (password: string, salt: Buffer, { memory, passes, parallelism }: PasswordCost, turn: Turn) =>
    turns
      .run(turn, () =>
        // keyboards and systems write the same letters in different ways
        derive("argon2id", {
          message: password.normalize("NFKC"),
          nonce: salt,
          tagLength: hashBytes,
          memory,
          passes,
          parallelism,
        }),
      )
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? new TooManyAttempts(comeAgainMs) : error;
      });

  return {
    expectTurn: (turn) => {
      if (turns.refuses(turn)) throw new TooManyAttempts(comeAgainMs);
    },

    hash: async (password, turn = ours) => {
      const salt = randomBytes(saltBytes);
      return write({ ...cost, salt, hash: await digest(password, salt, cost, turn) });
    },

    matches: async (password, stored, turn = ours) => {
      const known = stored === null ? undefined : read(stored);
      const { salt, hash, ...made } = known ?? { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };
      return timingSafeEqual(await digest(password, salt, made, turn), hash) && known !== undefined;
    },
  };
}

export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

interface Made extends PasswordCost {
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** PHC string format, which other programs read too. */
function write({ memory, passes, parallelism, salt, hash }: Made): string {
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

function read(stored: string): Made {
  const part = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(stored);
  if (!part) throw new Error("a stored password hash is not argon2id in PHC form");
  const [memory, passes, parallelism] = part.slice(1, 4).map(Number) as [number, number, number];
  const bytes = (text: string | undefined) => Buffer.from(text ?? "", "base64");
  return { memory, passes, parallelism, salt: bytes(part[4]), hash: bytes(part[5]) };
}
