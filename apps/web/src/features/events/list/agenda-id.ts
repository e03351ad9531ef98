/** Where a day stands in the agenda. @example agendaId("2026-11-14") // "day-2026-11-14" */
export function agendaId(day: string): string {
  return `day-${day}`;
}
