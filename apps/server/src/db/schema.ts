// Made by scripts/generate-db-types.ts from the migrations. Change those, then run it again.
import type { GeneratedAlways } from "kysely";
import type { Instant, Json, WithDefault } from "./column-types.ts";

export interface AuditEntriesTable {
  seq: number;
  entry: string;
  previousHash: string;
  hash: string;
  atMs: GeneratedAlways<number>;
  username: GeneratedAlways<string>;
  action: GeneratedAlways<string>;
  eventId: GeneratedAlways<number | null>;
  subjectKind: GeneratedAlways<string>;
  subjectId: GeneratedAlways<string>;
  searchText: GeneratedAlways<string>;
}

export interface AuditHeadTable {
  single: WithDefault<boolean>;
  seq: number;
  hash: string;
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
}

export interface EntrantBatchRowsTable {
  batchId: number;
  entryId: number;
  before: Json | null;
  after: Json;
  revision: number;
}

export interface EntrantBatchesTable {
  id: GeneratedAlways<number>;
  eventId: number;
  kind: "category" | "club" | "shirt" | "withdraw" | "restore" | "file" | "undo";
  detail: string;
  madeAt: WithDefault<Instant>;
  madeBy: string;
  undoneAt: Instant | null;
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
  source: WithDefault<"folder" | "file" | "hand">;
  sourceFile: WithDefault<string>;
  createdAt: WithDefault<Instant>;
  revision: WithDefault<number>;
  changedAt: WithDefault<Instant>;
  changedBy: WithDefault<string>;
  bibOrder: GeneratedAlways<string>;
  nameOrder: GeneratedAlways<string>;
  clubOrder: GeneratedAlways<string | null>;
}

export interface EventTypesTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
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
  resultsVersion: WithDefault<number>;
  sourceHash: string | null;
  extra: WithDefault<Json>;
  createdAt: WithDefault<Instant>;
  resultsRemovedVersion: WithDefault<number>;
}

export interface FeeTiersTable {
  eventId: number;
  categoryId: number;
  position: number;
  nameTh: string;
  nameEn: string;
  priceSatang: number;
  endsAt: Instant | null;
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
}

export interface PasswordResetsTable {
  hash: string;
  userId: number;
  issuedAt: Instant;
  expiresAt: Instant;
  usedAt: Instant | null;
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
  revokedAt: Instant | null;
}

export interface PermissionsTable {
  code: string;
  position: number;
  nameTh: string;
  nameEn: string;
}

export interface RefreshTokensTable {
  hash: string;
  signInId: number;
  issuedAt: Instant;
  spentAt: Instant | null;
  successorHash: string | null;
  successorSalt: string | null;
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
}

export interface ScheduleItemsTable {
  eventId: number;
  position: number;
  startsAt: Instant;
  titleTh: string;
  titleEn: string;
}

export interface SignInAttemptsTable {
  subject: string;
  attempts: number;
  countedAt: Instant;
  blockedUntil: Instant;
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
  endReason: "signed_out" | "reused" | "password_reset" | "disabled" | "ended_by_user" | null;
  endAddress: string | null;
}

export interface SigningKeysTable {
  id: string;
  privateJwk: Json;
  createdAt: Instant;
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
}

export interface Database {
  auditEntries: AuditEntriesTable;
  auditHead: AuditHeadTable;
  categories: CategoriesTable;
  checkpoints: CheckpointsTable;
  entrantBatchRows: EntrantBatchRowsTable;
  entrantBatches: EntrantBatchesTable;
  entries: EntriesTable;
  eventTypes: EventTypesTable;
  events: EventsTable;
  feeTiers: FeeTiersTable;
  menuItems: MenuItemsTable;
  passings: PassingsTable;
  passwordResets: PasswordResetsTable;
  penalties: PenaltiesTable;
  permissions: PermissionsTable;
  refreshTokens: RefreshTokensTable;
  results: ResultsTable;
  rolePermissions: RolePermissionsTable;
  roles: RolesTable;
  scheduleItems: ScheduleItemsTable;
  signInAttempts: SignInAttemptsTable;
  signIns: SignInsTable;
  signingKeys: SigningKeysTable;
  staffViews: StaffViewsTable;
  userRoles: UserRolesTable;
  users: UsersTable;
}
