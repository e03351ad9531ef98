import { afterAll, beforeAll, expect, it } from "vitest";
import { userDisable, userRolesSave } from "@time-event/contract/users";
import { bearing, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenStaff, password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { hasAdministrator } from "./users.repository.ts";

let given: GivenApp;
beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());

const anybodyLeft = () => given.db.transaction().execute(hasAdministrator);

/** An installation with exactly two administrators. */
async function givenTwo(round: number) {
  await given.db.deleteFrom("userRoles").where("roleCode", "=", "administrator").execute();
  const signedIn = [];
  for (const name of [`malee-${round}`, `piti-${round}`]) {
    const bearer = await givenSignedIn(given, name);
    const { id } = await given.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", name)
      .executeTakeFirstOrThrow();
    signedIn.push({ bearer, id });
  }
  return signedIn as [{ bearer: string; id: number }, { bearer: string; id: number }];
}

it.each([1, 2, 3, 4])("keeps one of two administrators who disable each other at once (%i)", async (round) => {
  const [malee, piti] = await givenTwo(round);
  const other = await given.another();
  const answers = await Promise.all([
    post(given.url, userDisable, { id: piti.id }, bearing(malee.bearer)),
    round % 2 === 0
      ? post(other.url, userDisable, { id: malee.id }, bearing(piti.bearer))
      : post(other.url, userRolesSave, { id: malee.id, revision: 1, roles: [], password }, bearing(piti.bearer)),
  ]);
  // the later call is refused, or its caller is disabled before the server checks who it is
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const problem = answers.find(({ status }) => status !== 200)?.problem;
  expect(["last_administrator", "not_permitted", "sign_in_ended"]).toContain(problem?.reasons?.[0] ?? problem?.code);
  expect(await anybodyLeft()).toBe(true);
});

it("counts neither invited users who cannot sign in yet nor administrators of a single event", async () => {
  await given.db.deleteFrom("userRoles").where("roleCode", "=", "administrator").execute();
  const eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  await givenStaff(given.db, "of-one-event", "administrator", eventId);
  const id = await givenStaff(given.db, "invited", "administrator");
  await given.db.updateTable("users").set({ passwordHash: null }).where("id", "=", id).execute();
  expect(await anybodyLeft()).toBe(false);
});
