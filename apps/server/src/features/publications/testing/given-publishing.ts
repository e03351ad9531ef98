import { randomUUID } from "node:crypto";
import type { BodyOf } from "@time-event/contract/endpoint";
import {
  publicationCompare,
  publicationExport,
  publicationGet,
  publicationList,
  publicationPublish,
} from "@time-event/contract/publications";
import { bearing, get, post } from "../../../testing/call-service.ts";
import type { GivenApp } from "../../../testing/given-app.ts";

/** What an organiser does with the lists of a category. */
export function givenPublishing({ url }: Pick<GivenApp, "url">, eventId: number, chief: string, category = "10K") {
  const of = { eventId, category };
  const compare = async (numbers: { readonly from?: number; readonly to?: number } = {}) =>
    (await get(url, publicationCompare, chief, { ...of, ...numbers })).reply!;
  return {
    of,
    compare,
    publish: async (changes: Partial<BodyOf<typeof publicationPublish>> = {}) => {
      const { seen } = (await compare()).meta;
      const form = { state: "provisional" as const, protestMinutes: 15, reason: "", formId: randomUUID() };
      return post(url, publicationPublish, { ...of, ...form, seen, ...changes }, bearing(chief));
    },
    category: async () => (await get(url, publicationList, chief, { eventId })).reply!.data[0]!,
    whole: async (number: number) => (await get(url, publicationGet, chief, { ...of, number })).reply!,
    saved: async (number: number) => {
      const search = `eventId=${eventId}&category=${encodeURIComponent(category)}&number=${number}`;
      const answer = await fetch(`${url}/api/event/${publicationExport.name}?${search}`, { headers: bearing(chief) });
      return { name: answer.headers.get("content-disposition")!, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
  };
}
