import type { ReactNode } from "react";
import { VocabularyContext } from "../../ui/staff/form/vocabulary.ts";
import { useAuditWords } from "./use-audit-words.ts";

/** Gives the kit the words of the history: an edit conflict names fields and values as the history does. */
export function StaffVocabulary({ children }: { readonly children: ReactNode }) {
  return <VocabularyContext value={useAuditWords()}>{children}</VocabularyContext>;
}
