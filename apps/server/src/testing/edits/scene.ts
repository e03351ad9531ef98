import type { BodyOf, DataOf, Endpoint, ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import { bearing, get, post, upload } from "../call-service.ts";
import { givenApp, type GivenApp } from "../given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../given-race.ts";
import { givenSignedIn } from "../../features/sign-in/testing/sign-in.ts";

/** An installation with one event, and an administrator who changes everything that can be changed. */
export interface Scene {
  readonly given: GivenApp;
  readonly username: string;
  readonly bearer: string;
  readonly eventId: number;
  /** A word that is used nowhere yet. */
  fresh(): string;
  /** Adds an event. */
  event(state: "draft" | "published"): Promise<number>;
  make<E extends Endpoint>(call: E, body: BodyOf<E>): Promise<DataOf<E>>;
  read<E extends Endpoint>(call: E, params?: ParamsOf<E>): Promise<ReplyOf<E>>;
  send<E extends Endpoint>(call: E, params: ParamsOf<E>, file: Uint8Array): Promise<DataOf<E>>;
}

export async function givenScene(): Promise<Scene> {
  const given = await givenApp();
  const username = "chief";
  const bearer = await givenSignedIn(given, username);
  let count = 0;
  const fresh = () => `thing-${++count}`;
  const event = (state: "draft" | "published") =>
    givenRace(given.db, givenRaceDefinition({ slug: fresh(), state }), { entries: [] });
  const entries = ["1", "2", "3", "4", "5"].map((bib) => givenEntry(bib, { firstName: `คน${bib}` }));
  const eventId = await givenRace(given.db, givenRaceDefinition({ state: "open" }), { entries });
  return {
    given,
    username,
    bearer,
    eventId,
    fresh,
    event,
    make: async (call, body) => dataOf(call, await post(given.url, call, body, bearing(bearer))),
    read: async (call, params) => (await get(given.url, call, bearer, params)).reply!,
    send: async (call, params, file) => dataOf(call, await upload(given.url, call, file, bearer, params)),
  };
}

function dataOf<E extends Endpoint>(
  { name }: E,
  { reply, problem }: { readonly reply: ReplyOf<E> | undefined; readonly problem: unknown },
): DataOf<E> {
  if (!reply) throw new Error(`${name}: ${JSON.stringify(problem)}`);
  return reply.data;
}

/** The input of a call: its body, or its query and a file. */
export interface Sent {
  readonly input: object;
  readonly file?: Uint8Array;
}

/** How to make a changing call: after `prepare`, the thing that it changes exists. */
export interface Example {
  readonly call: Endpoint;
  readonly prepare: (scene: Scene) => Promise<Sent>;
}

export function example<E extends Endpoint>(call: E, body: (scene: Scene) => Promise<BodyOf<E>>): Example {
  return { call, prepare: async (scene) => ({ input: (await body(scene)) as object }) };
}

export function fileExample<E extends Endpoint>(
  call: E,
  sent: (scene: Scene) => Promise<{ readonly params: ParamsOf<E>; readonly file: Uint8Array }>,
): Example {
  return {
    call,
    prepare: async (scene) => {
      const { params, file } = await sent(scene);
      return { input: params as object, file };
    },
  };
}
