import { entryBulk, entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryMerge } from "@time-event/contract/entry-duplicates";
import { entryImport, entryImportPreview } from "@time-event/contract/entry-import";
import { entryDelete, entrySave, entryWithdraw } from "@time-event/contract/entry-edits";
import { givenForm } from "../../features/entries/testing/given-desk.ts";
import { readImport, readImportPreview } from "@time-event/contract/read-import";
import { gunAt } from "../given-race.ts";
import { example, type Example, fileExample, type Scene } from "./scene.ts";

const form = ({ fresh }: Scene) => givenForm({ firstName: fresh(), lastName: "รักวิ่ง" });
async function anEntry(scene: Scene) {
  const { eventId } = scene;
  return { ...(await scene.make(entrySave, { eventId, revision: 0, ...form(scene) })), eventId };
}

async function withAnotherClub(scene: Scene) {
  const { id, eventId } = await anEntry(scene);
  return { eventId, selection: { ids: [id] }, change: { kind: "club" as const, club: scene.fresh() } };
}

const oneMore = ({ eventId, fresh }: Scene) => ({
  params: { eventId, fileName: "list.csv" },
  file: Buffer.from(`First name,Last name,Gender,Category\n${fresh()},Rakwing,F,10K\n`),
});

const oneRead = ({ eventId, fresh }: Scene) => ({
  params: { eventId, fileName: "reads.csv" },
  file: Buffer.from(
    `chip,time,checkpoint\n${fresh()},${new Date(gunAt + 7 * 3_600_000).toISOString().slice(0, 23)},FIN\n`,
  ),
});

export const entryExamples: readonly Example[] = [
  example(entrySave, async (scene) => ({ ...(await anEntry(scene)), ...form(scene) })),
  example(entryWithdraw, async (scene) => ({ ...(await anEntry(scene)), withdrawn: true, reason: "" })),
  example(entryDelete, anEntry),
  example(entryBulk, withAnotherClub),
  example(entryBulkUndo, async (scene) => {
    const { undo } = await scene.make(entryBulk, await withAnotherClub(scene));
    return { eventId: scene.eventId, undo: undo! };
  }),
  example(entryMerge, async (scene) => {
    const [keep, drop] = [await anEntry(scene), await anEntry(scene)];
    return {
      eventId: scene.eventId,
      keep: { id: keep.id, revision: keep.revision },
      drop: { id: drop.id, revision: drop.revision },
    };
  }),
  fileExample(readImportPreview, async (scene) => oneRead(scene)),
  fileExample(readImport, async (scene) => {
    const { params, file } = oneRead(scene);
    return { params: { ...params, take: "all" as const, expectNew: 1 }, file };
  }),
  fileExample(entryImportPreview, async (scene) => oneMore(scene)),
  fileExample(entryImport, async (scene) => {
    const { params, file } = oneMore(scene);
    return { params: { ...params, take: "all" as const, expectNew: 1, expectChanged: 0 }, file };
  }),
];
