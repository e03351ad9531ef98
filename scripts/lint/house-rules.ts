// Our own lint rules, as an oxlint plugin, because no published plugin has them. `.oxlintrc.json` says where they
// apply; `scripts/boundaries/boundaries.test.ts` plants violations that they must find.

/** The part of the ESTree that these rules read. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly parent?: Node;
  readonly key?: Node;
  readonly computed?: boolean;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly tag?: Node;
  readonly arguments?: readonly Node[];
}

interface Context {
  report(problem: { node: Node; message: string }): void;
}

const clocksAndDice = new Set(["Date.now", "Math.random", "performance.now", "crypto.randomUUID"]);

/**
 * The domain receives `now` and a seed as arguments: the same input gives the same answer on every machine and in every
 * test.
 */
const noClockNorDice = {
  create(context: Context) {
    const message = (what: string) => `${what} in the domain: take the instant or the number as an argument.`;
    return {
      NewExpression(node: Node) {
        if (node.callee?.name === "Date" && node.arguments?.length === 0) {
          context.report({ node, message: message("new Date()") });
        }
      },
      CallExpression(node: Node) {
        if (node.callee?.name === "Date") context.report({ node, message: message("Date()") });
      },
      MemberExpression(node: Node) {
        const name = `${node.object?.name}.${node.property?.name}`;
        if (clocksAndDice.has(name)) context.report({ node, message: message(name) });
      },
    };
  },
};

/**
 * The whole server has one clock (`AppParts.clock`), so that a test can move it: holds, prices, deadlines and tokens
 * follow it. Measure durations with `performance.now()`, which nobody can set.
 */
const noClockOfOnesOwn = {
  create(context: Context) {
    const message =
      "Do not read the clock here: take `clock` or `now` as an argument. Measure durations with performance.now().";
    return {
      NewExpression(node: Node) {
        if (node.callee?.name === "Date" && node.arguments?.length === 0) context.report({ node, message });
      },
      CallExpression(node: Node) {
        if (node.callee?.name === "Date") context.report({ node, message });
      },
      MemberExpression(node: Node) {
        if (node.object?.name === "Date" && node.property?.name === "now") context.report({ node, message });
      },
    };
  },
};

const queryStarters = new Set([
  "selectFrom",
  "insertInto",
  "updateTable",
  "deleteFrom",
  "mergeInto",
  "replaceInto",
  "executeQuery",
]);

/** The import rules cannot see a query that is built on a `tx` argument. This rule can. */
const sqlInRepositories = {
  create(context: Context) {
    const message = "SQL belongs in a *.repository.ts (writes) or *.queries.ts (reads of one screen) file.";
    return {
      CallExpression(node: Node) {
        const method = node.callee?.type === "MemberExpression" ? node.callee.property?.name : undefined;
        if (method !== undefined && queryStarters.has(method)) context.report({ node, message });
      },
      TaggedTemplateExpression(node: Node) {
        if (node.tag?.name === "sql") context.report({ node, message });
      },
    };
  },
};

const waysOut = new Set(["fetch", "sendBeacon", "XMLHttpRequest", "EventSource", "WebSocket"]);
const holdersOfWaysOut = new Set(["window", "globalThis", "self", "navigator"]);

/** The client gives a request its authorization, its loading overlay, its time-out and its parsed answer. */
const requestsThroughClient = {
  create(context: Context) {
    const message = (way: string) => `${way} past the client: call through lib/api (useCallApi, pageClient).`;
    return {
      Identifier(node: Node) {
        const { parent } = node;
        if (!node.name || !waysOut.has(node.name) || parent?.key === node || parent?.type.startsWith("TS")) return;
        const isOfSomething = parent?.type === "MemberExpression" && parent.property === node && !parent.computed;
        if (isOfSomething && !holdersOfWaysOut.has(parent.object?.name ?? "")) return;
        // `EventSource.CLOSED` sends nothing
        if (parent?.type === "MemberExpression" && parent.object === node) return;
        context.report({ node, message: message(node.name) });
      },
    };
  },
};

export default {
  meta: { name: "house" },
  rules: {
    "no-clock-nor-dice": noClockNorDice,
    "no-clock-of-ones-own": noClockOfOnesOwn,
    "sql-in-repositories": sqlInRepositories,
    "requests-through-client": requestsThroughClient,
  },
};
