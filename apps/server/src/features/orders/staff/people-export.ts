import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import { isShippingColumn, orderStateNames } from "@time-event/domain/orders/order-table";
import { type PeopleColumn, peopleColumns, personalPeopleColumns } from "@time-event/domain/orders/people-table";
import { namedFile } from "@time-event/domain/questions/answer-files";
import type { Answer } from "@time-event/domain/questions/answers";
import type { LocalName } from "@time-event/domain/race/local-name";
import { inLanguage } from "@time-event/domain/text/in-language";
import type { Cell } from "../../../lib/spreadsheets/cell.ts";
import type { Sale } from "../sale.queries.ts";
import type { ExportedPerson } from "./order-export.queries.ts";
import { shippingCell } from "./sent-home.ts";

interface Table {
  readonly header: readonly string[];
  readonly cellsOf: (person: ExportedPerson) => Cell[];
}

/** What a file of registrations is asked to hold. */
export interface ExportWish {
  readonly withPersonal: boolean;
  readonly language: "th" | "en";
}

const allColumns = Object.keys(peopleColumns) as PeopleColumn[];

/** A table with a row for each person, and a column for each add-on that they choose and, of personal data, each question. */
export function peopleTable({ addOns, questions }: Sale, { withPersonal, language }: ExportWish): Table {
  const say = (name: LocalName) => inLanguage(name, language);
  const columns = allColumns.filter((column) => withPersonal || !personalPeopleColumns.includes(column));
  const chosen = addOns.filter(({ per }) => per === "entry");
  const ofOrder = addOns.filter(({ per }) => per === "registration");
  // whatever is asked: an illness, a document
  const asked = withPersonal ? questions : [];

  function ownCell({ player, ...row }: ExportedPerson, column: PeopleColumn): Cell {
    if (column === "state") return orderStateNames[row.state][language];
    if (column === "wave") return row.wave ? say(row.wave) : "";
    if (isShippingColumn(column)) return shippingCell(row.shipping, column);
    const cell = { ...player, ...row }[column];
    return column === "birthDate" && cell ? dayOfPerson(cell) : (cell ?? "");
  }

  function addOnCell({ id, options }: Sale["addOns"][number], all: readonly ChosenAddOn[] = []): string {
    const own = all.filter(({ addOn }) => addOn === id);
    return own
      .map(({ option, quantity }) => {
        const name = options.find(({ code }) => code === option)?.name;
        if (option === "") return String(quantity);
        return quantity > 1 ? `${name ? say(name) : option} × ${quantity}` : name ? say(name) : option;
      })
      .join(", ");
  }

  function answerCell({ kind, options }: Sale["questions"][number], answer: Answer | undefined): Cell {
    const given = answer === undefined ? [] : typeof answer === "string" ? [answer] : answer;
    if (kind === "date" && given[0]) return dayOfPerson(given[0]);
    return given
      .map((text) => {
        const name = options.find(({ code }) => code === text)?.name;
        if (kind === "yes_no") return yesNo[text === "yes" ? "yes" : "no"][language];
        return kind === "file" && namedFile(text) !== undefined ? hasFile[language] : name ? say(name) : text;
      })
      .join(", ");
  }

  return {
    header: [
      ...columns.map((column) => peopleColumns[column][language]),
      ...[...chosen, ...ofOrder].map(({ name }) => say(name)),
      ...asked.map(({ label }) => say(label)),
    ],
    cellsOf: (person) => [
      ...columns.map((column) => ownCell(person, column)),
      ...chosen.map((addOn) => addOnCell(addOn, person.player.addOns)),
      ...ofOrder.map((addOn) => addOnCell(addOn, person.orderAddOns)),
      ...asked.map((question) => answerCell(question, person.player.answers?.[question.id])),
    ],
  };
}

/** @param day `YYYY-MM-DD`: a text file keeps the form that every import reads */
const dayOfPerson = (day: string): Cell => ({ date: day, text: day });

const yesNo = { yes: { th: "ใช่", en: "Yes" }, no: { th: "ไม่ใช่", en: "No" } };
const hasFile = { th: "มีไฟล์", en: "File sent" };
