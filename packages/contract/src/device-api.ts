import type { Endpoint } from "./endpoint.ts";
import { passingSave } from "./passings.ts";

/** The calls beside the staff's that programs make with a key: none of them is a page's. */
export const deviceApi: readonly Endpoint[] = [passingSave];
