// apart from the words of the staff's page: every public page of an event loads it
export const rehearsalNoteMessages = {
  th: { note: "ซ้อม: ไม่ใช่การแข่งขันจริง" },
  en: { note: "Rehearsal: this is no real race" },
};
