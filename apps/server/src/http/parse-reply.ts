import * as z from "zod/mini";
import { mapInTurns } from "../lib/in-turns.ts";

/** From so many items on, a list takes longer than others should wait. */
const long = 500;

/**
 * What `schema.parse` gives. Of an object's long lists each item is parsed by itself, and others have their turn in
 * between.
 */
export async function parseReply<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): Promise<z.output<Schema>> {
  const lists = longLists(schema, value);
  if (lists.length === 0) return schema.parse(value);
  const parsed: Record<string, unknown> = {};
  for (const { name, items, item } of lists) parsed[name] = await mapInTurns(items, (each) => item.parse(each));
  const emptied = Object.fromEntries(lists.map(({ name }) => [name, []]));
  return { ...(schema.parse({ ...(value as object), ...emptied }) as object), ...parsed } as z.output<Schema>;
}

interface LongList {
  readonly name: string;
  readonly items: readonly unknown[];
  readonly item: z.ZodMiniType;
}

/** Only where neither the object nor the list has rules as a whole. */
function longLists(schema: z.ZodMiniType, value: unknown): LongList[] {
  if (!(schema instanceof z.ZodMiniObject) || schema.def.checks?.length) return [];
  return Object.entries(schema.def.shape).flatMap(([name, list]) => {
    const items = (value as Record<string, unknown> | null)?.[name];
    const isLong = Array.isArray(items) && items.length >= long;
    if (!isLong || !(list instanceof z.ZodMiniArray) || list.def.checks?.length) return [];
    return [{ name, items, item: list.def.element as z.ZodMiniType }];
  });
}
