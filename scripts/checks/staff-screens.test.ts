import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Every text field of the staff area: what is typed into it is a draft (`useForm`, `useDraftState`), so that it comes back after a
// reload and the dialog around it asks before it is lost. A new dialog is covered without a word here.

const features = join(import.meta.dirname, "../../apps/web/src/features");
const sources = globSync("**/*.tsx", { cwd: features })
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => ({ file, source: readFileSync(join(features, file), "utf8") }))
  .filter(({ source }) => /ui\/staff\//.test(source));

/** What is typed there is looked for, compared or counted again, and never stored: nothing is lost with it. */
const neverStored: ReadonlySet<string> = new Set([
  "audit/compare-seal.tsx setSeal",
  // the number of what is chosen, typed to confirm
  "entries/bulk/bulk-dialog.tsx setTyped",
  "orders/staff/bulk/order-bulk-dialog.tsx setTyped",
  // what can be read as a point is in the form around it
  "events/staff/details/point-field.tsx setTyped",
  "menu/icon-picker.tsx setWanted",
  "persons/persons-page.tsx setTyped",
  "speaker/speaker-page.tsx setBib",
  "transfers/divide/order-search.tsx setText",
]);

/** The states that a text field writes, and that nothing keeps. */
function unkept(source: string): string[] {
  const written = [...source.matchAll(/<Text(?:Area)?Field\b[^<]*?onChange=\{(?:[^<]*?)\b(set[A-Z]\w*)\b/g)];
  return [...new Set(written.map(([, setter]) => setter!))].filter((setter) =>
    new RegExp(`, ${setter}\\] = useState\\b`).test(source),
  );
}

test("a text that staff type is kept until it is stored", () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(unkept('const [note, setNote] = useState("");\n<TextField value={note} onChange={setNote} />')).toEqual([
    "setNote",
  ]);
  const found = sources.flatMap(({ file, source }) => unkept(source).map((setter) => `${file} ${setter}`));
  expect(found.filter((each) => !neverStored.has(each))).toEqual([]);
});

test("a way back out of a dialog asks before what is typed is lost", () => {
  const silent = sources.filter(({ source }) => /<Button[^>]*\btext\b[^>]*onClick=\{onClose\}/.test(source));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

/** They hand the failure on to the screen that calls them. */
const handOn = /\b(error|failure)\b/;

test("a press that failed is said on its screen, not in a corner of it", () => {
  const acting = sources.filter(({ source }) => /\buse(StaffAction|StaffDownload|StaffUpload)\(/.test(source));
  const says =
    /useFailureText|ActionFailure|FormFrame|EditorDrawer|DeleteButton|EditableList|ListPanel|PasteRows|useForm\(|tellFailed/;
  expect(acting.length).toBeGreaterThan(100);
  expect(acting.filter(({ source }) => !says.test(source) && !handOn.test(source)).map(({ file }) => file)).toEqual([]);
  const inCorner = sources.filter(({ source }) => /\btoast\(\{[^}]*severity: "error"/.test(source));
  expect(inCorner.map(({ file }) => file)).toEqual([]);
});

/** Saves that are not taken back from their message, and why. */
const notTakenBack: Readonly<Record<string, string>> = {
  "events/staff/new-event-dialog.tsx": "it adds an event",
  "events/staff/publish/cancel-dialog.tsx": "the public is told at once; a step back is on the page",
  "events/staff/publish/clone-dialog.tsx": "it adds an event",
  "keys/device-drawer.tsx": "it makes a key, which is revoked in its list",
  "orders/staff/entry-extras-form.tsx": "an answer of a player, who sees it at once",
  "passings/add-read-drawer.tsx": "undone in the list of changes of reads",
  "penalties/propose-drawer.tsx": "revoked in the docket",
  "profile/profile-page.tsx": "one's own name, on the page as it was typed",
  "profile/profile-password-page.tsx": "a password is never kept",
  "roles/roles-page.tsx": "rights ask for the password again",
  "users/user-new-page.tsx": "it invites a user",
  "users/user-roles-page.tsx": "rights ask for the password again",
};

test("a save can be taken back from the message that tells of it", () => {
  const saving = sources.filter(({ source }) => /<(FormFrame|EditorDrawer)\b/.test(source));
  expect(saving.length).toBeGreaterThan(35);
  const silent = saving.filter(({ source }) => !/\b(undoable|send=|takeBack=)/.test(source)).map(({ file }) => file);
  expect(silent.sort()).toEqual(Object.keys(notTakenBack).sort());
});
