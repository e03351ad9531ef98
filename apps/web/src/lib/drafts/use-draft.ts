import { useEffect, useMemo, useRef, useState } from "react";
import { readUserCookie } from "../session/user-cookie.ts";
import { draftKey, fitted } from "./drafts.ts";
import { drafts } from "./tab-drafts.ts";
import { useUnsavedInside } from "./unsaved-inside.ts";

const username = () => readUserCookie(document)?.username;

/** Null: nothing is kept. The server, which knows no document, keeps nothing either. */
function keyOf(name: string | null): string | null {
  const owner = name === null || typeof document === "undefined" ? undefined : username();
  return name === null || owner === undefined ? null : draftKey(owner, location.pathname, name);
}

/**
 * What was typed under this name on this page before the sign-in ended or the page was loaded again; otherwise the stored
 * value itself. @param name null: nothing is kept
 */
export function draftOr<T>(name: string | null, stored: T): T {
  const key = keyOf(name);
  const kept = key === null ? undefined : drafts.read(key);
  return kept === undefined ? stored : fitted(stored, kept);
}

/** The stored values that the kept text was typed on; the stored value itself where nothing is kept. */
export function typedOnOr<T>(name: string | null, stored: T): T {
  const key = keyOf(name);
  const typedOn = key === null ? undefined : drafts.readTypedOn(key);
  return typedOn === undefined ? stored : fitted(stored, typedOn);
}

/** Whether a form of this page has unsaved text, so that a dialog opens again by itself. */
export function hasDraft(name: string): boolean {
  const key = keyOf(name);
  return key !== null && drafts.read(key) !== undefined;
}

/**
 * Keeps a value under a name while it is not saved. Whoever leaves the page or closes the form drops it; only the end of
 * the sign-in, a reload and the end of the tab do not. The dialog around it knows that something in it is not saved.
 */
export function useKeptDraft(name: string | null, value: unknown, isUnsaved: boolean, typedOn?: unknown): void {
  useUnsavedInside(isUnsaved);
  // the page on which the form came up: the address is already the next one's while the form can still be typed into
  const key = useMemo(() => keyOf(name), [name]);
  useEffect(() => {
    if (key === null) return;
    if (isUnsaved) drafts.keep(key, value, typedOn);
    else drafts.drop(key);
  }, [key, value, isUnsaved, typedOn]);
  useEffect(() => {
    return () => {
      if (key !== null && !mustSignIn()) drafts.drop(key);
    };
  }, [key]);
}

/**
 * A `useState` whose value comes back after the sign-in has ended. The dialog around it asks before it is lost.
 * @param first any JSON value
 */
export function useDraftState<T>(name: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => draftOr(name, first));
  useKeptDraft(name, value, JSON.stringify(value) !== JSON.stringify(first));
  return [value, setValue];
}

/**
 * Opens again the form of the row (or of a new one) in which something was being typed: once, when the rows are there.
 * The form's draft is called after the row: `checkpoint 7`, `checkpoint new`.
 */
export function useReopened<Row>(
  form: string,
  rows: readonly Row[] | undefined,
  keyOfRow: (row: Row) => string | number,
  open: (row: Row | "new") => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (rows === undefined || isDone.current) return;
    isDone.current = true;
    const names = drafts.namesOn(location.pathname, username() ?? "");
    const row = rows.find((each) => names.includes(`${form} ${keyOfRow(each)}`));
    if (row !== undefined) open(row);
    else if (names.includes(`${form} new`)) open("new");
  });
}

/** Whoever goes to the sign-in comes back, and finds what was typed. */
export function keepsDrafts(path: string): boolean {
  return path === "/auth";
}

/** The page goes to the sign-in, or the guard sent it away: nobody chose to drop what was typed. */
function mustSignIn(): boolean {
  return keepsDrafts(location.pathname) || username() === undefined;
}
