import { join } from "node:path";

/** For the environment of our programs: compiled once, they start in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../../node_modules/.cache/node") };
