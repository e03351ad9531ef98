import { calendarList, dashboardGet } from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import { profileGet } from "./sign-in.ts";

/** Every call of the event API, for the documentation and the tests that go over all of them. */
export const eventApi: readonly Endpoint[] = [profileGet, dashboardGet, calendarList];
