import { expect, it } from "vitest";
import { likelyMailDomain } from "./likely-mail-domain.ts";

it.each([
  ["somchai@gmial.com", "gmail.com"],
  ["somchai@gamil.com", "gmail.com"],
  ["somchai@gmai.com", "gmail.com"],
  ["somchai@gmaill.com", "gmail.com"],
  ["somchai@gmail.con", "gmail.com"],
  ["somchai@gmail.co", "gmail.com"],
  ["Somchai@HOTMIAL.com ", "hotmail.com"],
  ["somchai@hotnail.com", "hotmail.com"],
  ["somchai@yaho.com", "yahoo.com"],
  ["somchai@outlok.com", "outlook.com"],
])("guesses at the domain of %s", (address, domain) => {
  expect(likelyMailDomain(address)).toBe(domain);
});

it.each([
  "somchai@gmail.com",
  "somchai@mail.com",
  "somchai@ymail.com",
  "somchai@yahoo.co.th",
  "somchai@chula.ac.th",
  "somchai@",
  "somchai",
  "",
])("says nothing of %s", (address) => {
  expect(likelyMailDomain(address)).toBe(null);
});
