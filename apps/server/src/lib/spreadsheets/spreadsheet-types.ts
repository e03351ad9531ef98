/** What a browser is told of a table in each of the forms in which it can be fetched. */
export const spreadsheetTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

export type SpreadsheetFormat = keyof typeof spreadsheetTypes;
