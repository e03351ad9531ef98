// Made by scripts/generate-db-types.ts from the migrations. Change those, then run it again.
import type { GeneratedAlways } from "kysely";
import type { Instant, Json, WithDefault } from "./column-types.ts";

export interface AccessKeysTable {
  id: GeneratedAlways<number>;
  eventId: number;
  kind: "registration" | "member" | "station" | "device" | "tracker";
  subject: string | null;
  name: string;
  secretHash: string;
  endsAt: Instant | null;
  revokedAt: Instant | null;
  lastUsedAt: Instant | null;
  createdAt: WithDefault<Instant>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
}

export interface AddOnOptionsTable {
  addOnId: number;
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
  stock: number | null;
}

export interface AddOnStockTable {
  addOnId: number;
  optionCode: string;
  stock: number | null;
  taken: WithDefault<number>;
}

export interface AddOnsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  position: number;
  nameTh: string;
  nameEn: string;
  descriptionTh: WithDefault<string>;
  descriptionEn: WithDefault<string>;
  priceSatang: number;
  per: "entry" | "registration";
  stock: number | null;
  needsShipping: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  required: WithDefault<boolean>;
  categoryIds: (number | null)[] | null;
  most: WithDefault<number>;
  pictureId: number | null;
}

export interface AnswerFilesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  orderId: number;
  sentBy: string;
  sentHash: string;
  mediaType: "image/webp" | "application/pdf";
  bytes: Buffer;
  sentAt: Instant;
}

export interface AnsweredCallsTable {
  idHash: string;
  requestHash: string;
  status: number | null;
  reply: Buffer | null;
  answeredAt: Instant;
}

export interface AttemptsTable {
  subject: string;
  attempts: number;
  countedAt: Instant;
  blockedUntil: Instant;
}

export interface AuditEntriesTable {
  seq: number;
  entry: string;
  previousHash: string;
  hash: string;
  atMs: GeneratedAlways<number>;
  username: GeneratedAlways<string>;
  eventId: GeneratedAlways<number | null>;
  subjectId: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
  action: GeneratedAlways<string>;
  subjectKind: GeneratedAlways<string>;
}

export interface AuditHeadTable {
  single: WithDefault<boolean>;
  seq: number;
  hash: string;
  atMs: WithDefault<number>;
}

export interface AwardRulesTable {
  categoryId: number;
  overall: number;
  gender: number;
  thai: number;
  ageGroup: number;
  team: number;
  winnersLeave: boolean;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  rankings: WithDefault<Json>;
}

export interface CategoriesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
  gender: "any" | "M" | "F";
  gunAt: Instant;
  rankBy: "gun" | "chip";
  ageOn: "eventDay" | "dec31" | "birthYear" | "given";
  rounding: "up" | "down" | "half" | "none";
  winnersLeaveAgeGroups: WithDefault<number>;
  timeLimitMs: number | null;
  laps: number | null;
  course: string[];
  ageGroups: WithDefault<Json>;
  rules: WithDefault<Json>;
  capacity: number | null;
  entryKind: WithDefault<"individual" | "team" | "relay">;
  teamMix: WithDefault<"any" | "men" | "women" | "mixed">;
  teamSmallest: number | null;
  teamLargest: number | null;
  youngestAge: number | null;
  oldestAge: number | null;
  bibPrefix: WithDefault<string>;
  bibFrom: number | null;
  bibTo: number | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  rankGenderBy: "gun" | "chip";
  rankAgeGroupsBy: "gun" | "chip";
  feePer: WithDefault<"person" | "team">;
  hidden: WithDefault<boolean>;
  gunFiredAt: Instant | null;
  gunFiredBy: WithDefault<string>;
  wavesHaveGuns: WithDefault<boolean>;
}

export interface CategoryPlacesTable {
  categoryId: number;
  eventId: number;
  capacity: number | null;
  taken: WithDefault<number>;
}

export interface CategoryTemplatesTable {
  id: GeneratedAlways<number>;
  nameTh: string;
  nameEn: string;
  definition: Json;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface CheckpointsTable {
  eventId: number;
  code: string;
  position: number;
  kind: "start" | "split" | "finish" | "lap";
  nameTh: WithDefault<string>;
  nameEn: WithDefault<string>;
  distanceM: number;
  lat: number | null;
  lng: number | null;
  elevationM: number | null;
  cutoffAt: Instant | null;
  opensAt: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface ClubsTable {
  id: GeneratedAlways<number>;
  nameTh: string;
  nameEn: WithDefault<string>;
  short: WithDefault<string>;
  province: WithDefault<string>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface CollectedAwardsTable {
  id: GeneratedAlways<number>;
  categoryId: number;
  award: string;
  entryId: number | null;
  team: string;
  collectedAt: Instant;
  collectedBy: string;
}

export interface CourseCategoriesTable {
  eventId: number;
  categoryId: number;
  courseId: number;
}

export interface CourseTracksTable {
  id: GeneratedAlways<number>;
  eventId: number;
  readAt: WithDefault<Instant>;
  name: WithDefault<string>;
  points: Buffer;
  distanceM: number;
  ascentM: number | null;
  descentM: number | null;
  lowestM: number | null;
  highestM: number | null;
  line: string;
  outline: string;
}

export interface CoursesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  trackId: number;
  nameTh: string;
  nameEn: WithDefault<string>;
  fileName: WithDefault<string>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
}

export interface DiscountCodePersonsTable {
  codeId: number;
  person: string;
  orderId: number;
}

export interface DiscountCodesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  code: string;
  kind: "percent" | "amount" | "group" | "access";
  value: number;
  leastSatang: WithDefault<number>;
  categoryIds: (number | null)[] | null;
  endsAt: Instant | null;
  uses: number | null;
  used: WithDefault<number>;
  oncePerPerson: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface EmailUndosTable {
  hash: string;
  userId: number;
  oldEmail: string;
  changedAt: Instant;
  expiresAt: Instant;
  usedAt: Instant | null;
}

export interface EntriesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  categoryId: number;
  bib: string;
  chip: string | null;
  firstName: string;
  lastName: string;
  firstNameEn: WithDefault<string>;
  lastNameEn: WithDefault<string>;
  gender: "M" | "F" | "X";
  birthDate: string | null;
  givenAge: number | null;
  nationality: WithDefault<string>;
  club: WithDefault<string>;
  province: WithDefault<string>;
  team: string | null;
  ruledStatus: "dns" | "dnf" | "dsq" | null;
  searchText: GeneratedAlways<string>;
  extra: WithDefault<Json>;
  phone: WithDefault<string>;
  email: WithDefault<string>;
  emergencyName: WithDefault<string>;
  emergencyPhone: WithDefault<string>;
  medicalNote: WithDefault<string>;
  shirtSize: WithDefault<string>;
  withdrawnAt: Instant | null;
  withdrawnReason: WithDefault<string>;
  source: WithDefault<"folder" | "file" | "hand" | "order">;
  sourceFile: WithDefault<string>;
  createdAt: WithDefault<Instant>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  bibOrder: GeneratedAlways<string>;
  nameOrder: GeneratedAlways<string>;
  clubOrder: GeneratedAlways<string | null>;
  emergencyRelation: WithDefault<string>;
  orderId: number | null;
  orderEntryId: number | null;
  nationalId: WithDefault<string>;
  passport: WithDefault<string>;
  address: WithDefault<string>;
  subdistrict: WithDefault<string>;
  district: WithDefault<string>;
  postcode: WithDefault<string>;
  waveId: number | null;
  answers: WithDefault<Json>;
  addOns: WithDefault<Json>;
  members: WithDefault<string>;
  division: WithDefault<string>;
  startsAt: Instant | null;
}

export interface EntryBatchRowsTable {
  batchId: number;
  entryId: number;
  before: Json | null;
  after: Json;
  revision: number;
}

export interface EntryBatchesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  kind: "category" | "club" | "shirt" | "withdraw" | "restore" | "file" | "undo" | "merge" | "start";
  detail: string;
  madeAt: WithDefault<Instant>;
  madeBy: string;
  undoneAt: Instant | null;
}

export interface EventPaymentChannelsTable {
  eventId: number;
  channelId: number;
}

export interface EventPaymentsTable {
  eventId: number;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
  satangTail: WithDefault<"off" | "added" | "taken">;
  payHours: WithDefault<number>;
  mostEntries: WithDefault<number>;
  addressShare: WithDefault<number>;
}

export interface EventPoliciesTable {
  eventId: number;
  kind: "terms" | "waiver" | "privacy" | "refund";
  policyId: number | null;
  followsDefault: boolean;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface EventTypesTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
  art: WithDefault<
    "road" | "trail" | "cycling" | "mtb" | "triathlon" | "duathlon" | "swim" | "rally" | "walk" | "virtual"
  >;
  active: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface EventsTable {
  id: GeneratedAlways<number>;
  slug: string;
  type: string;
  state: "draft" | "published" | "open" | "closed" | "live" | "finished" | "cancelled";
  nameTh: string;
  nameEn: string;
  summaryTh: WithDefault<string>;
  summaryEn: WithDefault<string>;
  organiser: WithDefault<string>;
  venueTh: WithDefault<string>;
  venueEn: WithDefault<string>;
  province: WithDefault<string>;
  lat: number | null;
  lng: number | null;
  timeZone: string;
  startsOn: string;
  endsOn: string;
  sourceHash: string | null;
  extra: WithDefault<Json>;
  createdAt: WithDefault<Instant>;
  contactEmail: WithDefault<string>;
  contactPhone: WithDefault<string>;
  website: WithDefault<string>;
  lineId: WithDefault<string>;
  facebook: WithDefault<string>;
  cancelReasonTh: WithDefault<string>;
  cancelReasonEn: WithDefault<string>;
  stateChangedAt: WithDefault<Instant>;
  archivedAt: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  publicNames: WithDefault<"full" | "short" | "initials">;
  publicClub: WithDefault<boolean>;
  publicProvince: WithDefault<boolean>;
  publicAgeGroup: WithDefault<boolean>;
  publicNationality: WithDefault<boolean>;
  publicBib: WithDefault<boolean>;
  publicStartList: WithDefault<boolean>;
  privacyRevision: WithDefault<number>;
  privacyChangedAt: WithDefault<Instant>;
  privacyChangedBy: WithDefault<string>;
  askedOfPerson: WithDefault<Json>;
  askedRevision: WithDefault<number>;
  askedChangedAt: WithDefault<Instant>;
  askedChangedBy: WithDefault<string>;
  shippingSatang: WithDefault<number>;
  entriesOpenAt: Instant | null;
  entriesCloseAt: Instant | null;
  calendarChanges: WithDefault<number>;
  colour: string | null;
  rehearsalOf: number | null;
  readsOutrankDns: WithDefault<boolean>;
}

export interface FeeTiersTable {
  eventId: number;
  categoryId: number;
  position: number;
  nameTh: string;
  nameEn: string;
  priceSatang: number;
  endsAt: Instant | null;
  untilSold: number | null;
}

export interface FindingDecisionsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  key: string;
  isDismissed: boolean;
  reason: string;
  madeBy: string;
  madeAt: Instant;
}

export interface FollowDevicesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  endpointHash: string;
  sealedSubscription: string;
  language: "th" | "en";
  told: WithDefault<number>;
  createdAt: Instant;
}

export interface FollowsTable {
  deviceId: number;
  entryId: number;
  toldPoints: number;
  seenVersion: number;
}

export interface ImageFilesTable {
  hash: string;
  width: number;
  format: "webp" | "jpg";
  bytes: Buffer;
}

export interface ImageOriginalsTable {
  hash: string;
  width: number;
  height: number;
  bytes: Buffer;
}

export interface ImagesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  kind: "cover" | "gallery" | "logo" | "sponsor" | "add_on";
  position: number;
  originalHash: string;
  crop: Json | null;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  altTh: WithDefault<string>;
  altEn: WithDefault<string>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
  deletedAt: Instant | null;
}

export interface JobFailuresTable {
  id: GeneratedAlways<number>;
  job: string;
  place: WithDefault<string>;
  label: WithDefault<string>;
  failedAt: Instant;
  error: string;
}

export interface JobTasksTable {
  id: GeneratedAlways<number>;
  job: string;
  input: Json;
  label: string;
  createdAt: Instant;
  dueAt: Instant;
  tries: WithDefault<number>;
  error: string | null;
  gaveUpAt: Instant | null;
}

export interface JobsTable {
  name: string;
  place: WithDefault<string>;
  nextAt: Instant | null;
  startedAt: Instant | null;
  endedAt: Instant | null;
  failures: WithDefault<number>;
  error: string | null;
}

export interface KitRecordsTable {
  eventId: number;
  entryId: number;
  step: number;
  happenedAt: Instant;
  madeBy: string;
  desk: string;
  pickedUpBy: string;
  reason: string;
  tookMs: number | null;
  submit: string;
}

export interface KnownDevicesTable {
  hash: string;
  userId: number;
  lastUsedAt: Instant;
}

export interface LeaderFlagsTable {
  eventId: number;
  categoryId: number;
  leaderAt: Instant;
}

export interface MailsTable {
  id: GeneratedAlways<number>;
  messageId: string;
  recipient: string;
  subject: string;
  body: string | null;
  createdAt: Instant;
  uselessAt: Instant | null;
  sentAt: Instant | null;
  orderId: number | null;
  template: WithDefault<string>;
  inFile: WithDefault<boolean>;
  keyGeneration: number | null;
  budget: "steps" | "link" | null;
  keptBack: string | null;
}

export interface MenuEditsTable {
  single: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface MenuItemsTable {
  componentCode: string;
  kind: "MAIN" | "SUB";
  parentCode: string | null;
  position: number;
  nameTh: string;
  nameEn: string;
  icon: WithDefault<string>;
  urlLink: WithDefault<string>;
  permissionCode: string | null;
}

export interface MessageTemplatesTable {
  code: string;
  subjectTh: string;
  subjectEn: string;
  bodyTh: string;
  bodyEn: string;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface OrderConsentsTable {
  orderId: number;
  policyId: number;
  version: number;
  acceptedAt: Instant;
}

export interface OrderEntriesTable {
  id: GeneratedAlways<number>;
  orderId: number;
  categoryId: number;
  team: WithDefault<string>;
  places: number;
  soldBefore: number;
  players: WithDefault<Json>;
  waveId: number | null;
  addOns: GeneratedAlways<Json>;
}

export interface OrderMembersTable {
  orderEntryId: number;
  position: number;
  person: string;
  madeAt: Instant;
  savedAt: Instant | null;
}

export interface OrderNotesTable {
  id: GeneratedAlways<number>;
  orderId: number;
  at: Instant;
  username: string;
  note: string;
}

export interface OrderPlayersTable {
  orderEntryId: number;
  eventId: number;
  person: string;
}

export interface OrderStepsTable {
  id: GeneratedAlways<number>;
  orderId: number;
  at: Instant;
  step: "hold" | "confirm" | "settle" | "expire" | "cancel" | "refund" | "undo_refund" | null;
  state: string;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  eventId: number;
  reference: string;
  state: "held" | "awaiting_payment" | "confirmed" | "expired" | "cancelled" | "refunded";
  contactName: WithDefault<string>;
  contactPhone: WithDefault<string>;
  contactEmail: WithDefault<string>;
  language: "th" | "en";
  heldAt: Instant;
  deadlineAt: Instant | null;
  quote: Json | null;
  createdAt: Instant;
  keyGeneration: WithDefault<number>;
  remindedAt: Instant | null;
  places: WithDefault<number>;
  categoryIds: WithDefault<(number | null)[]>;
  totalSatang: GeneratedAlways<number | null>;
  entryWords: WithDefault<string>;
  entryContacts: WithDefault<string>;
  searchText: GeneratedAlways<string>;
  contactText: GeneratedAlways<string>;
  addOns: WithDefault<Json>;
  shipping: Json | null;
  codeId: number | null;
  receiptTo: Json | null;
  madeBy: string | null;
  madeWith: string | null;
  paidSatang: WithDefault<number>;
  payMs: number | null;
  remindAt: Instant | null;
  fromPlace: string | null;
  fromNetwork: string | null;
}

export interface OrganisersTable {
  name: string;
  taxId: WithDefault<string>;
  branch: WithDefault<string>;
  addressTh: WithDefault<string>;
  addressEn: WithDefault<string>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
  nameEn: WithDefault<string>;
}

export interface PassingsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  checkpointCode: string;
  bib: string | null;
  chip: string | null;
  at: Instant;
  source: WithDefault<string>;
  device: WithDefault<string>;
  receivedAt: WithDefault<Instant>;
  voidedAt: Instant | null;
  takenBackAt: Instant | null;
  replaces: number | null;
  countsAt: Instant | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  userId: number;
  purpose: "add" | "sign_in";
  expiresAt: Instant;
}

export interface PasswordResetsTable {
  hash: string;
  userId: number;
  issuedAt: Instant;
  expiresAt: Instant;
  usedAt: Instant | null;
}

export interface PaymentChannelsTable {
  id: GeneratedAlways<number>;
  position: number;
  nameTh: string;
  nameEn: string;
  account: Json;
  active: WithDefault<boolean>;
  isDefault: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  eventId: number | null;
}

export interface PaymentLinesTable {
  id: GeneratedAlways<number>;
  orderId: number;
  kind: "payment" | "refund";
  amountSatang: number;
  transferId: number | null;
  counters: number | null;
  at: Instant;
  byWhom: string;
  reason: WithDefault<string>;
  refundId: number | null;
}

export interface PenaltiesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  entryId: number;
  rule: WithDefault<string>;
  timeMs: number | null;
  laps: number | null;
  disqualify: WithDefault<boolean>;
  reason: WithDefault<string>;
  decidedAt: WithDefault<Instant>;
  state: WithDefault<"proposed" | "refused" | "in_force" | "served" | "appealed" | "upheld" | "revoked">;
  proposedBy: WithDefault<string>;
  proposedAt: WithDefault<Instant>;
  decidedBy: WithDefault<string>;
  appealUntil: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  counts: GeneratedAlways<boolean | null>;
  places: number | null;
  stage: WithDefault<string>;
}

export interface PenaltyRulesTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
  effect: "time" | "bonus" | "laps" | "places" | "disqualify" | "warning";
  timeMs: number | null;
  laps: number | null;
  eventTypes: WithDefault<string[]>;
  active: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  places: number | null;
}

export interface PenaltyStepsTable {
  id: GeneratedAlways<number>;
  penaltyId: number;
  step: string;
  state: string;
  at: Instant;
  by: string;
  note: string;
}

export interface PermissionsTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
}

export interface PlacePoolsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  nameTh: string;
  nameEn: string;
  capacity: number;
  categoryIds: (number | null)[] | null;
  taken: WithDefault<number>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface PoliciesTable {
  id: GeneratedAlways<number>;
  kind: "terms" | "waiver" | "privacy" | "refund";
  nameTh: string;
  nameEn: string;
  draftTh: WithDefault<string>;
  draftEn: WithDefault<string>;
  isDefault: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface PolicyVersionsTable {
  policyId: number;
  version: number;
  textTh: string;
  textEn: string;
  publishedAt: WithDefault<Instant>;
  publishedBy: string;
}

export interface ProtestPhotosTable {
  protestId: number;
  bytes: Buffer;
  sentAt: Instant;
}

export interface ProtestsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  categoryId: number;
  publication: number;
  orderId: number;
  entryId: number;
  kind: "own_result" | "missing_time" | "other_player";
  against: string;
  text: string;
  state: WithDefault<"open" | "accepted" | "rejected">;
  answer: WithDefault<string>;
  answeredBy: WithDefault<string>;
  answeredAt: Instant | null;
  sentAt: Instant;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface PublicationRowsTable {
  publicationId: number;
  line: number;
  bib: string;
  status: string;
  timeMs: number | null;
  penaltyMs: number;
  laps: number;
  overallRank: number | null;
  genderRank: number | null;
  ageGroup: string | null;
  ageGroupRank: number | null;
  entryId: number | null;
  rankings: WithDefault<string[]>;
  rankingRanks: WithDefault<number[]>;
  placesLost: WithDefault<number>;
}

export interface PublicationsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  categoryId: number;
  number: number;
  state: "provisional" | "official";
  reason: string;
  restores: number | null;
  resultsVersion: number;
  protestUntil: Instant | null;
  madeBy: string;
  madeAt: Instant;
  previousHash: string;
  hash: string;
  head: string;
  madeWith: string | null;
}

export interface QuestionsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  position: number;
  kind: "text" | "choice" | "choices" | "number" | "date" | "duration" | "yes_no" | "file";
  labelTh: string;
  labelEn: string;
  helpTh: WithDefault<string>;
  helpEn: WithDefault<string>;
  options: WithDefault<Json>;
  required: boolean;
  categoryIds: (number | null)[] | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  askedIf: Json | null;
}

export interface ReadChangeReadsTable {
  changeId: number;
  passingId: number;
  effect: "added" | "voided" | "restored";
  voidedBefore: Instant | null;
}

export interface ReadChangesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  kind: "add" | "void" | "restore" | "move";
  reason: string;
  madeBy: string;
  madeAt: Instant;
  undoneBy: string | null;
  undoneAt: Instant | null;
}

export interface ReceiptNumbersTable {
  organiser: string;
  year: number;
  last: number;
}

export interface ReceiptsTable {
  id: GeneratedAlways<number>;
  orderId: number | null;
  organiser: string;
  year: number;
  number: number;
  issuedAt: Instant;
  content: Json;
  part: WithDefault<number>;
}

export interface RecoveryCodesTable {
  hash: string;
  userId: number;
  createdAt: Instant;
  usedAt: Instant | null;
}

export interface RefreshTokensTable {
  hash: string;
  signInId: number;
  issuedAt: Instant;
  spentAt: Instant | null;
  successorHash: string | null;
  successorSalt: string | null;
}

export interface RefundsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  orderId: number;
  amountSatang: number;
  reason: string;
  account: WithDefault<string>;
  state: "proposed" | "approved" | "paid" | "refused" | "taken_back";
  askedBy: string;
  askedAt: Instant;
  decidedBy: string | null;
  decidedAt: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
  askedWith: string | null;
}

export interface RehearsalReadsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  checkpointCode: string;
  bib: string | null;
  chip: string | null;
  at: Instant;
  source: string;
  device: string;
}

export interface RehearsalsTable {
  eventId: number;
  raceAt: Instant;
  setAt: Instant;
  speed: number;
  chosenSpeed: number;
  source: "field" | "reads" | "folder";
  reads: number;
  begunAt: Instant;
  begunBy: string;
  racePrint: string;
  fed: WithDefault<number>;
}

export interface ResultVersionsTable {
  eventId: number;
  version: number;
  rulesVersion: WithDefault<number>;
  mark: WithDefault<string>;
}

export interface ResultsTable {
  eventId: number;
  entryId: number;
  categoryId: number;
  version: number;
  rankKey: number;
  ageGroup: string | null;
  status: "finished" | "on_course" | "started" | "registered" | "otl" | "dnf" | "dns" | "dsq";
  timeMs: number | null;
  gunMs: number | null;
  chipMs: number | null;
  penaltyMs: WithDefault<number>;
  laps: WithDefault<number>;
  splitCodes: WithDefault<string[]>;
  splitMs: WithDefault<(number | null)[]>;
  stageMs: WithDefault<(number | null)[]>;
  legMs: WithDefault<(number | null)[]>;
  flags: WithDefault<string[]>;
  lastCheckpoint: string | null;
  lastSeenAt: Instant | null;
  otherRankKey: number | null;
  allLapsAt: Instant | null;
  rankings: WithDefault<string[]>;
  placesLost: WithDefault<number>;
  ownRankKey: number | null;
  ownOtherRankKey: number | null;
}

export interface RolePermissionsTable {
  roleCode: string;
  permissionCode: string;
}

export interface RolesTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
  isBuiltIn: WithDefault<boolean>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface ScheduleItemsTable {
  eventId: number;
  position: number;
  startsAt: Instant;
  titleTh: string;
  titleEn: string;
  id: GeneratedAlways<number>;
  endsAt: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  placeTh: WithDefault<string>;
  placeEn: WithDefault<string>;
}

export interface SecondFactorsTable {
  id: GeneratedAlways<number>;
  userId: number;
  kind: "totp" | "passkey";
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
  sealedSecret: string | null;
  lastStep: number | null;
  credentialId: string | null;
  publicKey: Buffer | null;
  signCount: number | null;
  transports: string | null;
}

export interface SeriesTable {
  id: GeneratedAlways<number>;
  slug: string;
  nameTh: string;
  nameEn: string;
  isPublic: boolean;
  rules: Json;
  classes: Json;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface SeriesCategoriesTable {
  seriesId: number;
  eventId: number;
  classCode: string;
  categoryId: number;
}

export interface SeriesPersonDecisionsTable {
  seriesId: number;
  oneEntryId: number;
  otherEntryId: number;
  isSame: boolean;
  decidedAt: Instant;
  decidedBy: string;
}

export interface SeriesRacesTable {
  seriesId: number;
  eventId: number;
  position: number;
  factorPercent: number;
}

export interface SignInsTable {
  id: GeneratedAlways<number>;
  userId: number;
  userAgent: string;
  address: string;
  createdAt: Instant;
  lastUsedAt: Instant;
  expiresAt: Instant;
  endedAt: Instant | null;
  endReason:
    | "signed_out"
    | "reused"
    | "password_reset"
    | "password_changed"
    | "disabled"
    | "ended_by_user"
    | "ended_by_staff"
    | "email_restored"
    | null;
  endAddress: string | null;
  place: WithDefault<string>;
}

export interface SigningKeysTable {
  id: string;
  privateJwk: Json;
  createdAt: Instant;
}

export interface SlipChecksTable {
  transferId: number;
  service: string;
  checkedAt: Instant;
  result: "right" | "wrong" | "unknown" | "unreadable";
  amountSatang: number | null;
  paidAt: Instant | null;
  receiver: WithDefault<string>;
  problems: WithDefault<string[]>;
}

export interface SlipsTable {
  id: GeneratedAlways<number>;
  eventId: number;
  orderId: number;
  fileHash: string;
  hash: string;
  width: number;
  height: number;
  bytes: Buffer;
  codeKind: "bank" | "trueMoney" | null;
  bankCode: string | null;
  reference: string | null;
  paidOn: string | null;
  sentAt: Instant;
}

export interface SoldLinesTable {
  orderId: number;
  line: number;
  eventId: number;
  categoryId: number | null;
  label: string;
  quantity: number;
  amountSatang: number;
}

export interface SourceClocksTable {
  id: GeneratedAlways<number>;
  eventId: number;
  checkpointCode: string;
  device: string;
  kind: "hand" | "estimate" | "undo";
  fromAt: Instant | null;
  toAt: Instant | null;
  offsetMs: number | null;
  pairs: number | null;
  spreadMs: number | null;
  undoes: number | null;
  reason: string;
  madeBy: string;
  madeAt: Instant;
}

export interface SpeakerMarksTable {
  eventId: number;
  bib: string;
  isSaid: boolean;
  saidBy: string;
  saidAt: Instant;
}

export interface StaffViewsTable {
  id: GeneratedAlways<number>;
  username: string;
  screen: string;
  eventId: number | null;
  name: string;
  query: string;
  createdAt: WithDefault<Instant>;
}

export interface StartMarkEntriesTable {
  markId: number;
  entryId: number;
}

export interface StartMarksTable {
  id: GeneratedAlways<number>;
  eventId: number;
  reason: string;
  madeAt: Instant;
  madeBy: string;
  undoneAt: Instant | null;
  undoneBy: string | null;
}

export interface StartOrdersTable {
  id: GeneratedAlways<number>;
  eventId: number;
  categoryId: number;
  batchId: number;
  rule: Json | null;
}

export interface StatementLinesTable {
  id: GeneratedAlways<number>;
  statementId: number;
  identity: string;
  bookedOn: string;
  bookedAt: Instant | null;
  amountSatang: number;
  text: string;
  transferId: number | null;
  notOursReason: string | null;
  notOursBy: string | null;
  notOursAt: Instant | null;
  revision: WithDefault<number>;
  explained: WithDefault<boolean>;
}

export interface StatementMappingsTable {
  headerHash: string;
  columns: Json;
}

export interface StatementsTable {
  id: GeneratedAlways<number>;
  channelId: number | null;
  fileName: string;
  importedAt: Instant;
  importedBy: string;
  account: string | null;
}

export interface StationAnchorsTable {
  deviceId: number;
  bootId: string;
  monotonicMs: number;
  deviceAtMs: number;
  serverAtMs: number;
  roundTripMs: number;
}

export interface StationDevicesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  checkpointCode: string;
  device: string;
  keyId: number;
  worker: string;
  lastHeardAt: Instant;
  waiting: number;
  battery: number | null;
  offsetMs: number | null;
  broken: WithDefault<number>;
}

export interface StationRecordsTable {
  deviceId: number;
  seq: number;
  previousHash: string;
  hash: string;
  kind: "passing" | "dropout" | "note" | "undo";
  bib: string | null;
  undoes: number | null;
  reason: "injury" | "withdrew" | "cut_off" | "other" | null;
  note: string | null;
  atMs: number;
  monotonicMs: number;
  bootId: string;
  happenedAtMs: number;
  fate: string;
  ruledEntryId: number | null;
  receivedAt: WithDefault<Instant>;
}

export interface TeamLogosTable {
  orderEntryId: number;
  hash: string;
  bytes: Buffer;
  sentAt: Instant;
}

export interface TransferOrdersTable {
  transferId: number;
  orderId: number;
  position: number;
  isOwn: WithDefault<boolean>;
}

export interface TransfersTable {
  id: GeneratedAlways<number>;
  eventId: number;
  orderId: number;
  source: "slip" | "statement" | "staff";
  slipId: number | null;
  bankCode: string | null;
  reference: string | null;
  state: "waiting" | "verified" | "refused" | "asked_again" | "withdrawn";
  claimedSatang: number;
  paidAt: Instant | null;
  sentAt: Instant;
  receivedSatang: number | null;
  receivedAt: Instant | null;
  reason: string | null;
  note: WithDefault<string>;
  decidedAt: Instant | null;
  decidedBy: string | null;
  takenBy: string | null;
  takenUntil: Instant | null;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: string;
  method: "cash" | "card" | "transfer" | null;
  paymentKey: string | null;
}

export interface UserRolesTable {
  userId: number;
  roleCode: string;
  eventId: number | null;
}

export interface UsersTable {
  id: GeneratedAlways<number>;
  username: string;
  email: string | null;
  displayNameTh: string;
  displayNameEn: string;
  passwordHash: string | null;
  language: WithDefault<"th" | "en">;
  disabledAt: Instant | null;
  createdAt: WithDefault<Instant>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  lastSignedInAt: Instant | null;
}

export interface WaitingLineMomentsTable {
  eventId: number;
  at: Instant;
  process: string;
  waiting: number;
  letIn: number;
}

export interface WaitingLinesTable {
  eventId: number;
  mode: "auto" | "on" | "off";
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
}

export interface WavesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  categoryId: number;
  nameTh: string;
  nameEn: string;
  startsAt: Instant;
  capacity: number | null;
  taken: WithDefault<number>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  gunFiredAt: Instant | null;
  gunFiredBy: WithDefault<string>;
}

export interface Database {
  accessKeys: AccessKeysTable;
  addOnOptions: AddOnOptionsTable;
  addOnStock: AddOnStockTable;
  addOns: AddOnsTable;
  answerFiles: AnswerFilesTable;
  answeredCalls: AnsweredCallsTable;
  attempts: AttemptsTable;
  auditEntries: AuditEntriesTable;
  auditHead: AuditHeadTable;
  awardRules: AwardRulesTable;
  categories: CategoriesTable;
  categoryPlaces: CategoryPlacesTable;
  categoryTemplates: CategoryTemplatesTable;
  checkpoints: CheckpointsTable;
  clubs: ClubsTable;
  collectedAwards: CollectedAwardsTable;
  courseCategories: CourseCategoriesTable;
  courseTracks: CourseTracksTable;
  courses: CoursesTable;
  discountCodePersons: DiscountCodePersonsTable;
  discountCodes: DiscountCodesTable;
  emailUndos: EmailUndosTable;
  entries: EntriesTable;
  entryBatchRows: EntryBatchRowsTable;
  entryBatches: EntryBatchesTable;
  eventPaymentChannels: EventPaymentChannelsTable;
  eventPayments: EventPaymentsTable;
  eventPolicies: EventPoliciesTable;
  eventTypes: EventTypesTable;
  events: EventsTable;
  feeTiers: FeeTiersTable;
  findingDecisions: FindingDecisionsTable;
  followDevices: FollowDevicesTable;
  follows: FollowsTable;
  imageFiles: ImageFilesTable;
  imageOriginals: ImageOriginalsTable;
  images: ImagesTable;
  jobFailures: JobFailuresTable;
  jobTasks: JobTasksTable;
  jobs: JobsTable;
  kitRecords: KitRecordsTable;
  knownDevices: KnownDevicesTable;
  leaderFlags: LeaderFlagsTable;
  mails: MailsTable;
  menuEdits: MenuEditsTable;
  menuItems: MenuItemsTable;
  messageTemplates: MessageTemplatesTable;
  orderConsents: OrderConsentsTable;
  orderEntries: OrderEntriesTable;
  orderMembers: OrderMembersTable;
  orderNotes: OrderNotesTable;
  orderPlayers: OrderPlayersTable;
  orderSteps: OrderStepsTable;
  orders: OrdersTable;
  organisers: OrganisersTable;
  passings: PassingsTable;
  passkeyChallenges: PasskeyChallengesTable;
  passwordResets: PasswordResetsTable;
  paymentChannels: PaymentChannelsTable;
  paymentLines: PaymentLinesTable;
  penalties: PenaltiesTable;
  penaltyRules: PenaltyRulesTable;
  penaltySteps: PenaltyStepsTable;
  permissions: PermissionsTable;
  placePools: PlacePoolsTable;
  policies: PoliciesTable;
  policyVersions: PolicyVersionsTable;
  protestPhotos: ProtestPhotosTable;
  protests: ProtestsTable;
  publicationRows: PublicationRowsTable;
  publications: PublicationsTable;
  questions: QuestionsTable;
  readChangeReads: ReadChangeReadsTable;
  readChanges: ReadChangesTable;
  receiptNumbers: ReceiptNumbersTable;
  receipts: ReceiptsTable;
  recoveryCodes: RecoveryCodesTable;
  refreshTokens: RefreshTokensTable;
  refunds: RefundsTable;
  rehearsalReads: RehearsalReadsTable;
  rehearsals: RehearsalsTable;
  resultVersions: ResultVersionsTable;
  results: ResultsTable;
  rolePermissions: RolePermissionsTable;
  roles: RolesTable;
  scheduleItems: ScheduleItemsTable;
  secondFactors: SecondFactorsTable;
  series: SeriesTable;
  seriesCategories: SeriesCategoriesTable;
  seriesPersonDecisions: SeriesPersonDecisionsTable;
  seriesRaces: SeriesRacesTable;
  signIns: SignInsTable;
  signingKeys: SigningKeysTable;
  slipChecks: SlipChecksTable;
  slips: SlipsTable;
  soldLines: SoldLinesTable;
  sourceClocks: SourceClocksTable;
  speakerMarks: SpeakerMarksTable;
  staffViews: StaffViewsTable;
  startMarkEntries: StartMarkEntriesTable;
  startMarks: StartMarksTable;
  startOrders: StartOrdersTable;
  statementLines: StatementLinesTable;
  statementMappings: StatementMappingsTable;
  statements: StatementsTable;
  stationAnchors: StationAnchorsTable;
  stationDevices: StationDevicesTable;
  stationRecords: StationRecordsTable;
  teamLogos: TeamLogosTable;
  transferOrders: TransferOrdersTable;
  transfers: TransfersTable;
  userRoles: UserRolesTable;
  users: UsersTable;
  waitingLineMoments: WaitingLineMomentsTable;
  waitingLines: WaitingLinesTable;
  waves: WavesTable;
}
