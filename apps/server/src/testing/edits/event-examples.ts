import { addOnDelete, type AddOnForm, addOnList, addOnOrder, addOnSave } from "@time-event/contract/add-ons";
import { categoryDelete, categoryList, categoryOrder, categorySave } from "@time-event/contract/categories";
import { checkpointDelete, type CheckpointForm, checkpointSave } from "@time-event/contract/checkpoints";
import { courseDelete, courseSave, courseUpload } from "@time-event/contract/courses";
import { discountCodeDelete, type DiscountCodeForm, discountCodeSave } from "@time-event/contract/discount-codes";
import { imageDelete, imageList, imageOrder, imageRestore, imageSave, imageUpload } from "@time-event/contract/images";
import { keyCreate, keyRenew, keyRevoke } from "@time-event/contract/keys";
import { placePoolDelete, type PlacePoolForm, placePoolSave } from "@time-event/contract/place-pools";
import {
  questionDelete,
  type QuestionForm,
  questionList,
  questionOrder,
  questionSave,
} from "@time-event/contract/questions";
import { scheduleDelete, scheduleSave } from "@time-event/contract/schedule";
import { stationFileImport } from "@time-event/contract/station-import";
import { stationList, stationOpen, stationRenew, stationRevoke } from "@time-event/contract/stations";
import { waveDelete, type WaveForm, waveSave } from "@time-event/contract/waves";
import sharp from "sharp";
import { givenCategoryForm } from "../given-category.ts";
import { gunAt } from "../given-race.ts";
import { gpxFile, gpxTrack } from "../upload-corpus/hostile-tracks.ts";
import { givenStationFile } from "../../features/stations/testing/given-station-file.ts";
import { example, type Example, fileExample, type Scene } from "./scene.ts";

const both = (text: string) => ({ th: text, en: text });
const isNew = { id: null, revision: 0 };

const addOn = ({ fresh }: Scene): AddOnForm => ({
  name: both(fresh()),
  description: both(""),
  priceSatang: 35_000,
  per: "entry",
  stock: null,
  needsShipping: false,
  required: false,
  pictureId: null,
  categoryIds: null,
  most: 1,
  options: [],
});
const anAddOn = (scene: Scene) =>
  scene.make(addOnSave, { ...isNew, ...addOn(scene), eventId: scene.eventId }).then(at(scene));

const discountCode = ({ fresh }: Scene): DiscountCodeForm => ({
  code: fresh(),
  kind: "percent",
  value: 10,
  leastSatang: 0,
  categoryIds: null,
  endsAt: null,
  uses: 5,
  oncePerPerson: false,
});
const aDiscountCode = (scene: Scene) =>
  scene.make(discountCodeSave, { ...isNew, ...discountCode(scene), eventId: scene.eventId }).then(at(scene));

/** Of a category of its own: in others, nobody could enter any more without a wave. */
const wave = async (scene: Scene): Promise<WaveForm> => {
  const { id: categoryId } = await aCategory(scene);
  return { categoryId, name: both(scene.fresh()), startsAt: gunAt, capacity: null };
};
const aWave = async (scene: Scene) =>
  scene.make(waveSave, { ...isNew, ...(await wave(scene)), eventId: scene.eventId }).then(at(scene));

const placePool = ({ fresh }: Scene): PlacePoolForm => ({ name: both(fresh()), capacity: 900_000, categoryIds: null });
const aPlacePool = (scene: Scene) =>
  scene.make(placePoolSave, { ...isNew, ...placePool(scene), eventId: scene.eventId }).then(at(scene));

const question = ({ fresh }: Scene): QuestionForm => ({
  kind: "text",
  label: both(fresh()),
  help: both(""),
  options: [],
  required: false,
  categoryIds: null,
  askedIf: null,
});
const aQuestion = (scene: Scene) =>
  scene.make(questionSave, { ...isNew, ...question(scene), eventId: scene.eventId }).then(at(scene));

const line = ({ fresh }: Scene) => ({ title: both(fresh()), startsAt: gunAt, endsAt: null, place: both("") });
const aLine = (scene: Scene) =>
  scene.make(scheduleSave, { ...isNew, ...line(scene), eventId: scene.eventId }).then(at(scene));

const checkpoint = ({ fresh }: Scene): CheckpointForm => ({
  code: fresh(),
  kind: "split",
  name: both(fresh()),
  distanceM: 7_500,
  lat: null,
  lng: null,
  elevationM: null,
  opensAt: null,
  cutoffAt: null,
});
const aCheckpoint = (scene: Scene) =>
  scene.make(checkpointSave, { ...checkpoint(scene), revision: 0, eventId: scene.eventId }).then(at(scene));

const category = ({ fresh }: Scene) => givenCategoryForm({ code: fresh(), name: both(fresh()) });
const aCategory = (scene: Scene) =>
  scene.make(categorySave, { ...isNew, ...category(scene), eventId: scene.eventId }).then(at(scene));

const track = Buffer.from(
  gpxFile(
    gpxTrack([
      ["18.80", "98.92", "700"],
      ["18.81", "98.92", "900"],
    ]),
  ),
);
const course = ({ fresh }: Scene) => ({ name: both(fresh()), fileName: "way.gpx", categoryIds: [] });
async function aCourse(scene: Scene) {
  const { eventId } = scene;
  const { trackId } = await scene.send(courseUpload, { eventId }, track);
  return scene.make(courseSave, { ...isNew, ...course(scene), eventId, trackId }).then(at(scene));
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#264" } })
    .jpeg()
    .toBuffer();
const aPicture = async (scene: Scene) =>
  scene.send(imageUpload, { eventId: scene.eventId, kind: "gallery" }, await picture()).then(at(scene));

const key = ({ eventId, fresh }: Scene) => ({ eventId, name: fresh(), endsAt: null });
const aKey = async (scene: Scene) => at(scene)((await scene.make(keyCreate, key(scene))).device);

const station = ({ eventId }: Scene) => ({ eventId, checkpoint: "START", name: "" });
const aStation = async (scene: Scene) => at(scene)((await scene.make(stationOpen, station(scene))).station);

/** The id or code of a row of the scene's event, from the answer that made it. */
function at({ eventId }: Scene) {
  return <Row extends object>(row: Row) => ({ ...row, eventId });
}

export const eventExamples: readonly Example[] = [
  example(addOnSave, async (scene) => ({ ...(await anAddOn(scene)), ...addOn(scene) })),
  example(addOnDelete, anAddOn),
  example(addOnOrder, async (scene) => {
    await anAddOn(scene);
    await anAddOn(scene);
    const { data } = await scene.read(addOnList, { eventId: scene.eventId });
    return { eventId: scene.eventId, ids: data.map(({ id }) => id).toReversed() };
  }),

  example(waveSave, async (scene) => ({ ...(await aWave(scene)), ...(await wave(scene)) })),
  example(waveDelete, aWave),

  example(placePoolSave, async (scene) => ({ ...(await aPlacePool(scene)), ...placePool(scene) })),
  example(placePoolDelete, aPlacePool),

  example(discountCodeSave, async (scene) => ({ ...(await aDiscountCode(scene)), ...discountCode(scene) })),
  example(discountCodeDelete, aDiscountCode),

  example(questionSave, async (scene) => ({ ...(await aQuestion(scene)), ...question(scene) })),
  example(questionDelete, aQuestion),
  example(questionOrder, async (scene) => {
    await aQuestion(scene);
    await aQuestion(scene);
    const { data } = await scene.read(questionList, { eventId: scene.eventId });
    return { eventId: scene.eventId, ids: data.map(({ id }) => id).toReversed() };
  }),

  example(scheduleSave, async (scene) => ({ ...(await aLine(scene)), ...line(scene) })),
  example(scheduleDelete, aLine),

  example(checkpointSave, async (scene) => {
    const { code, eventId, revision } = await aCheckpoint(scene);
    return { ...checkpoint(scene), code, eventId, revision };
  }),
  example(checkpointDelete, aCheckpoint),

  example(categorySave, async (scene) => ({ ...(await aCategory(scene)), ...category(scene) })),
  example(categoryDelete, aCategory),
  example(categoryOrder, async (scene) => {
    await aCategory(scene);
    const { data } = await scene.read(categoryList, { eventId: scene.eventId });
    return { eventId: scene.eventId, ids: data.map(({ id }) => id).toReversed() };
  }),

  fileExample(courseUpload, async ({ eventId }) => ({ params: { eventId }, file: track })),
  example(courseSave, async (scene) => ({ ...(await aCourse(scene)), ...course(scene), trackId: null })),
  example(courseDelete, aCourse),

  example(keyCreate, async (scene) => key(scene)),
  example(keyRenew, aKey),
  example(keyRevoke, aKey),

  example(stationOpen, async (scene) => station(scene)),
  example(stationRenew, async (scene) => ({ ...(await aStation(scene)), endsAt: undefined })),
  example(stationRevoke, aStation),
  fileExample(stationFileImport, async (scene) => {
    await aStation(scene);
    const { event, serverAt } = (await scene.read(stationList, { eventId: scene.eventId })).meta;
    const file = givenStationFile({ event, checkpoint: "START" }, [{ kind: "note", at: serverAt }]);
    return { params: { eventId: scene.eventId, fileName: "station.json" }, file };
  }),

  fileExample(imageUpload, async ({ eventId }) => ({
    params: { eventId, kind: "gallery" as const },
    file: await picture(),
  })),
  example(imageSave, async (scene) => {
    const { id, revision, eventId } = await aPicture(scene);
    return { eventId, id, revision, crop: null, alt: both(scene.fresh()) };
  }),
  example(imageOrder, async (scene) => {
    const { eventId } = await aPicture(scene);
    await aPicture(scene);
    const { data } = await scene.read(imageList, { eventId });
    const ids = data.filter(({ kind }) => kind === "gallery").map(({ id }) => id);
    return { eventId, kind: "gallery" as const, ids: ids.toReversed() };
  }),
  example(imageDelete, aPicture),
  example(imageRestore, async (scene) => {
    const picture = await aPicture(scene);
    await scene.make(imageDelete, picture);
    return picture;
  }),
];
