import {
  mostStatementLines,
  readAmount,
  readBankTime,
  type StatementLine,
  TooManyLines,
} from "@time-event/domain/statements/statement-line";
import { parseDay } from "@time-event/domain/time/calendar";
import { XMLParser } from "fast-xml-parser";

const lists = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd"]);

/** Amounts and references stay text: a number would lose zeros. No entity is ever resolved. */
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  processEntities: false,
  isArray: (name) => lists.has(name),
});

type Node = { readonly [name: string]: unknown } | undefined;
const child = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? (at as Node)![name] : undefined), node);
const textOf = (node: unknown): string => {
  const text = typeof node === "object" && node !== null ? (node as Node)!["#text"] : node;
  return typeof text === "string" ? text : "";
};
const listOf = (node: unknown): readonly unknown[] => (Array.isArray(node) ? (node as unknown[]) : []);

/** An entry of the file cannot be read: then none is, or money would be missing that nobody sees. */
export class UnreadableStatement extends Error {}

/**
 * The lines of a statement in the format CAMT.053 of ISO 20022; null: it is no such file.
 * @throws UnreadableStatement; TooManyLines
 */
export function readCamt(xml: string): StatementLine[] | null {
  if (/<!DOCTYPE/i.test(xml)) throw new UnreadableStatement("a document type");
  let document: unknown;
  try {
    document = parser.parse(xml);
  } catch {
    return null;
  }
  const statements = listOf(child(document, "Document", "BkToCstmrStmt", "Stmt"));
  if (statements.length === 0) return null;
  const entries = statements.flatMap((statement) => listOf(child(statement, "Ntry")).filter(isBooked));
  if (entries.length > mostStatementLines) throw new TooManyLines();
  return entries.map(lineOf);
}

/** What is only announced comes again once it is booked. */
function isBooked(entry: unknown): boolean {
  const status = textOf(child(entry, "Sts", "Cd")) || textOf(child(entry, "Sts"));
  return status === "" || status === "BOOK";
}

function lineOf(entry: unknown): StatementLine {
  const booked = textOf(child(entry, "BookgDt", "DtTm")) || textOf(child(entry, "BookgDt", "Dt"));
  const bookedOn = booked.slice(0, 10);
  const amount = readAmount(textOf(child(entry, "Amt")));
  if (textOf(child(entry, "Amt", "@Ccy")) !== "THB") throw new UnreadableStatement("an entry in another currency");
  const sign = textOf(child(entry, "CdtDbtInd"));
  if (amount === null || parseDay(bookedOn) === null || !["CRDT", "DBIT"].includes(sign))
    throw new UnreadableStatement("an entry without day, amount or sign");
  const isReversal = textOf(child(entry, "RvslInd")) === "true";
  const comes = (sign === "CRDT") !== isReversal;
  const details = listOf(child(entry, "NtryDtls")).flatMap((detail) => listOf(child(detail, "TxDtls")));
  const texts = [
    textOf(child(entry, "NtryRef")),
    textOf(child(entry, "AcctSvcrRef")),
    textOf(child(entry, "AddtlNtryInf")),
    ...details.flatMap((detail) => [
      ...["EndToEndId", "TxId", "InstrId", "AcctSvcrRef"].map((name) => textOf(child(detail, "Refs", name))),
      textOf(child(detail, "RltdPties", "Dbtr", "Nm")) || textOf(child(detail, "RltdPties", "Dbtr", "Pty", "Nm")),
      ...listOf(child(detail, "RmtInf", "Ustrd")).map(textOf),
      textOf(child(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref")),
    ]),
  ];
  return {
    bookedOn,
    bookedTime: booked.length > 10 ? readBankTime(booked.slice(0, 19)) : null,
    amountSatang: comes ? amount : 0 - amount,
    text: [...new Set(texts.filter((text) => text !== "" && text !== "NOTPROVIDED"))].join(" "),
  };
}
