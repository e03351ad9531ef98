import type { ReplyOf } from "@time-event/contract/endpoint";
import { statementImport, type statementList, type statementPreview } from "@time-event/contract/statements";
import { type statementLineList, type statementLineOrderList } from "@time-event/contract/statement-lines";
import { may } from "@time-event/domain/access/permissions";
import { isCompleteMapping, type StatementMapping } from "@time-event/domain/statements/statement-columns";
import type { InstantMs } from "@time-event/domain/time/instant";
import type * as z from "zod/mini";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { edit } from "../edits/edit.service.ts";
import { accountNumberOf } from "../payment-channels/payment-channels.queries.ts";
import type { ReceivedMoney } from "../transfers/received-money.service.ts";
import { findOrdersOfLine } from "../transfers/orders-to-pay.queries.ts";
import { createMatching } from "./match-lines.ts";
import { hasNoSigns, hashOfHeader, readStatement, type ReadStatement } from "./read-statement.ts";
import { linesToStore } from "./lines-to-store.ts";
import { matchesOf } from "./statement-lines.ts";
import { countUnexplained, findMapping, listAccounts, listStatements, listUnexplained } from "./statements.queries.ts";
import { insertLines, insertStatement, keepMapping, type NewLine } from "./statements.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly workers: WorkerPool;
  readonly money: ReceivedMoney;
}

interface Sent {
  readonly channelId: number;
  readonly fileName: string;
  readonly mapping?: StatementMapping | undefined;
}

type StatementOfAccount = ReadStatement & { readonly account: string };

const linesShown = 500;
const sumOf = (lines: readonly Pick<NewLine, "amountSatang">[]) =>
  lines.reduce((sum, { amountSatang }) => sum + amountSatang, 0);

/** Statements of the organiser's accounts: what they show is verified, and what nothing explains is kept for a person. */
export function createStatements({ db, clock, workers, money }: Parts) {
  const matchLines = createMatching({ db, clock, workers, money });

  async function read({ channelId, mapping }: Sent, file: Buffer): Promise<StatementOfAccount> {
    const account = await accountNumberOf(db, channelId);
    if (account === undefined) throw new Refused(statementImport, [{ path: "channelId", code: "unknown" }]);
    const statement = await readStatement(workers, file, mapping, (headerHash) => findMapping(db, headerHash));
    return { ...statement, account };
  }

  return {
    /** @throws Refused */
    preview: async (sent: Sent, file: Buffer): Promise<ReplyOf<typeof statementPreview>> => {
      const statement = await read(sent, file);
      const all = await linesToStore(db, statement.account, statement);
      const incoming = all.filter(({ isKnown, amountSatang }) => !isKnown && amountSatang > 0);
      const { account } = statement;
      const found = await matchesOf(
        db,
        workers,
        incoming.map((line) => ({ ...line, account, storedAt: null })),
      );
      const matched = incoming.filter((_, index) => found[index]!.match);
      const others = all.filter(({ isKnown, amountSatang }) => isKnown || amountSatang <= 0);
      const shown = [...incoming, ...others].slice(0, linesShown);
      const { format, header, mapping, samples } = statement;
      return {
        data: {
          format,
          header: [...header],
          mapping: [...mapping],
          samples: samples.map((sample) => [...sample]),
          counts: {
            lines: all.length,
            unread: statement.unread,
            known: all.filter(({ isKnown }) => isKnown).length,
            incoming: incoming.length,
            incomingSatang: sumOf(incoming),
            outgoing: all.filter(({ isKnown, amountSatang }) => !isKnown && amountSatang < 0).length,
            matched: matched.length,
            matchedSatang: sumOf(matched),
          },
          lines: shown.map(({ identity: _identity, ...line }, index) => {
            const { match, references } = found[index] ?? { match: null, references: [] };
            return { ...line, match: match && { by: match.by, references: [...references] } };
          }),
        },
        meta: {},
      };
    },

    /** @throws Refused */
    import: async (
      { expectNew, expectUnread, ...sent }: Sent & { readonly expectNew: number; readonly expectUnread: number },
      file: Buffer,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof statementImport>> => {
      const statement = await read(sent, file);
      const { format, header, mapping } = statement;
      if ((format === "table" && !isCompleteMapping(mapping)) || hasNoSigns(statement))
        throw new Refused(statementImport, [{ path: "mapping", code: "mapping_incomplete" }]);
      if (statement.unread !== expectUnread) throw new Refused(statementImport, ["changed_since"]);
      const { channelId, fileName } = sent;
      const store = async (tx: Tx) => {
        const at = clock();
        const id = await insertStatement(tx, {
          channelId,
          account: statement.account,
          fileName,
          at,
          by: caller.username,
        });
        const lines = await linesToStore(tx, statement.account, statement);
        const count = await insertLines(tx, id, lines);
        if (count !== expectNew) throw new Refused(statementImport, ["changed_since"]);
        if (format === "table") await keepMapping(tx, hashOfHeader(header), mapping);
        const subject = { kind: "statement", id, name: fileName };
        return { reply: count, change: { subject, after: { format, lines: lines.length, new: count } } };
      };
      try {
        const stored = await edit(db, caller, statementImport, store);
        // from here on each in a transaction of its own: what a kill leaves is matched with the next statement
        return { data: { stored, ...(await matchLines(caller)) }, meta: {} };
      } catch (error) {
        // a file that is sent again because the server died at it: its lines are stored, and perhaps not matched
        if (error instanceof Refused) await matchLines(caller);
        throw error;
      }
    },

    list: async (): Promise<ReplyOf<typeof statementList>> => ({
      data: { accounts: await listAccounts(db), statements: await listStatements(db) },
      meta: {},
    }),

    lines: async (
      params: z.output<(typeof statementLineList)["params"]>,
    ): Promise<ReplyOf<typeof statementLineList>> => ({
      data: await listUnexplained(db, params),
      meta: await countUnexplained(db, params),
    }),

    ordersOfLine: async (
      { id, text = "" }: { readonly id: number; readonly text?: string | undefined },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof statementLineOrderList>> => {
      const searchesContacts = may(caller, "personal_data_view");
      return { data: await findOrdersOfLine(db, id, { text, searchesContacts }), meta: {} };
    },
  };
}
export type Statements = ReturnType<typeof createStatements>;
