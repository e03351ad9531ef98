import { useQueryClient } from "@tanstack/react-query";

export interface ActionOptions<Reply> {
  readonly onSuccess?: (reply: Reply) => void;
  /** Names of the calls whose answers are others by now. */
  readonly changes?: readonly string[];
}

/** What follows on an action: what it changed is fetched anew, and the screen hears of it when that is there. */
export function useAfterwards<Reply>({ onSuccess, changes = [] }: ActionOptions<Reply>) {
  const queries = useQueryClient();
  return async (reply: Reply): Promise<void> => {
    await Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    onSuccess?.(reply);
  };
}
