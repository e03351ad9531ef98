import { tmpdir } from "node:os";
import { join } from "node:path";

/** For the environment of our programs: compiled once, they start in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache") };
