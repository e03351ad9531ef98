import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deviceApi } from "@time-event/contract/device-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { webImagesSaveMember } from "@time-event/contract/answer-files";
import { webRequestSave, webRequestSaveMember } from "@time-event/contract/protests";
import { webImagesSave } from "@time-event/contract/transfers";
import { webApi } from "@time-event/contract/web-api";
import type { Plugin } from "vite";
import { th as refusalsTh } from "../src/ui/form/refusal-words.th.ts";
import { en as refusalsEn } from "../src/ui/form/refusal-words.en.ts";
import { publicPages } from "../src/app/public-pages.ts";

const app = (path: string) => fileURLToPath(new URL(`../src/app/${path}`, import.meta.url));

/** What a public page has in place of what it imports. */
const inPlaceOf: Readonly<Record<string, string>> = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-router": app("light/router/react-router.tsx"),
};

/** The builds of public pages' scripts, one for each language: a document never changes its own. */
export const lightModes = { "light-th": "th", "light-en": "en" } as const;

export function isLightMode(mode: string): mode is keyof typeof lightModes {
  return mode in lightModes;
}

/**
 * Builds the scripts of public pages: Preact in place of React, a router that knows public pages alone, one language, and
 * nothing of the staff area. The staff area's own build has everything, because its components need React. See
 * docs/decisions/0049.
 */
export function lightPages(mode: keyof typeof lightModes): Plugin {
  const otherWords = lightModes[mode] === "th" ? /\/web\/src\/.*\.en\.ts$/ : /\/web\/src\/.*\.th\.ts$/;
  return {
    name: "light-pages",
    enforce: "pre",
    async resolveId(source, importer) {
      const other = inPlaceOf[source];
      if (other !== undefined) return this.resolve(other, importer, { skipSelf: true });
      const found = source.endsWith("/hydrate.tsx") ? await this.resolve(source, importer, { skipSelf: true }) : null;
      return found?.id === app("hydrate.tsx") ? app("light/hydrate.tsx") : undefined;
    },
    load(id) {
      if (id.endsWith(`/ui/form/refusal-words.${lightModes[mode]}.ts`)) return publicRefusals(lightModes[mode]);
      if (otherWords.test(id)) return withoutWords(readFileSync(id, "utf8"));
      if (id !== app("page-modules.ts")) return undefined;
      const modules = publicPages.map(
        ([, name]) => `${JSON.stringify(`../features/${name}.tsx`)}: () => import("../features/${name}.tsx")`,
      );
      return `export const pageModules = { ${modules.join(", ")} };`;
    },
  };
}

/** The catalogues of a file, empty. */
function withoutWords(source: string): string {
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => `export const ${name} = {};`).join("\n");
}

/** Calls of forms that load later and bring the sentences of their refusals. */
const bringTheirSentences: readonly Endpoint[] = [
  webImagesSave,
  webImagesSaveMember,
  webRequestSave,
  webRequestSaveMember,
];

/** The sentences of the words with which calls refuse that somebody without a sign-in makes. */
function publicRefusals(language: "th" | "en"): string {
  const calls: readonly Endpoint[] = [...webApi, ...eventApi, ...deviceApi];
  const open = calls.filter((call) => call.openedBy !== "staff" && !bringTheirSentences.includes(call));
  const said = new Set(open.flatMap(({ refuses }) => Object.keys(refuses)));
  const sentences = Object.entries({ th: refusalsTh, en: refusalsEn }[language]).filter(([word]) => said.has(word));
  return `export const ${language} = ${JSON.stringify(Object.fromEntries(sentences))};`;
}
