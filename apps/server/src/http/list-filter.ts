import { gender } from "@time-event/contract/fields";

/** The query of an address of a list: of a name that is there twice, the first counts. */
export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the filters from an address as the pages of results and start lists do: what is not valid filters nothing. */
export function listFilterOf(query: ListQuery) {
  const text = (name: string, longest: number) => {
    const value = query[name];
    return (typeof value === "string" ? value : value?.[0])?.trim().slice(0, longest) || undefined;
  };
  return {
    category: text("category", 40),
    gender: gender.safeParse(text("gender", 1)).data,
    ageGroup: text("age", 40),
    ranking: text("ranking", 40),
    club: text("club", 80),
    nation: text("nation", 40),
    text: text("q", 80),
  };
}
