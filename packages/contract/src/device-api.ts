import type { Endpoint } from "./endpoint.ts";
import { passingPush } from "./passing-push.ts";
import { passingSave } from "./passings.ts";

/** The calls of the event API that programs make with a key; no page makes them. */
export const deviceApi: readonly Endpoint[] = [passingSave, passingPush];
