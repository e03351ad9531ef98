import { join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { deviceApi } from "@time-event/contract/device-api";
import { eventApi } from "@time-event/contract/event-api";
import { openApiDocument } from "@time-event/contract/openapi";
import { tokenApi } from "@time-event/contract/sign-in";
import { webApi } from "@time-event/contract/web-api";
import { repositoryRoot } from "./config.ts";
import { orderDocumentsRoutes } from "../features/answer-files/answer-files.routes.ts";
import { createAnswerFiles } from "../features/answer-files/answer-files.service.ts";
import { createOrderDocuments } from "../features/answer-files/order-documents.service.ts";
import { checkpointsRoutes } from "../features/checkpoints/checkpoints.routes.ts";
import { createCheckpointsService } from "../features/checkpoints/checkpoints.service.ts";
import { certificatesRoutes } from "../features/certificates/certificates.routes.ts";
import { createCertificates } from "../features/certificates/certificates.service.ts";
import { createCategoryCertificates } from "../features/certificates/category-certificates.service.ts";
import { eventSharingRoutes } from "../features/events/event-sharing.routes.ts";
import { eventsRoutes } from "../features/events/events.routes.ts";
import { createEventsService } from "../features/events/events.service.ts";
import { createSocialCards } from "../features/events/social-cards.ts";
import { servedImagesRoutes } from "../features/images/served-images.routes.ts";
import { createServedImages } from "../features/images/served-images.service.ts";
import { createKeyReader } from "../features/keys/key-reader.service.ts";
import { createEntryChoice } from "../features/orders/choose-entries.service.ts";
import { createConfirmation } from "../features/orders/confirm-order.service.ts";
import { createOrderLetters } from "../features/orders/order-letters.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { createFindOrder } from "../features/orders/find-order.service.ts";
import { createReceiptPdf } from "../features/receipts/receipts.service.ts";
import { createOffers } from "../features/orders/offers.service.ts";
import { createOriginOf } from "../features/orders/order-origin.ts";
import { ordersRoutes } from "../features/orders/orders.routes.ts";
import { createRegistrations } from "../features/orders/registrations.service.ts";
import { createMemberLinks } from "../features/orders/members/member-links.service.ts";
import { createMemberFiles } from "../features/orders/members/member-files.service.ts";
import { createMemberPart } from "../features/orders/members/member-part.service.ts";
import { createTeamSave } from "../features/orders/team-save.service.ts";
import { servedLogosRoutes } from "../features/team-logos/served-logos.routes.ts";
import { createServedLogos } from "../features/team-logos/served-logos.service.ts";
import { createTeamLogos } from "../features/team-logos/team-logos.service.ts";
import { teamsRoutes } from "../features/teams/teams.routes.ts";
import { createTeamsService } from "../features/teams/teams.service.ts";
import { createStartOrder } from "../features/orders/start-order.service.ts";
import { passingsRoutes } from "../features/passings/passings.routes.ts";
import { createPassingsService } from "../features/passings/passings.service.ts";
import { createPushedReads } from "../features/passings/pushed-reads.service.ts";
import { createDueList } from "../features/stations/due-list.service.ts";
import { createStationRecordsService } from "../features/stations/station-records.service.ts";
import { stationRecordsRoutes } from "../features/stations/stations.routes.ts";
import { createProtestPhotos } from "../features/protests/protest-photos.service.ts";
import { findMemberSpeaker } from "../features/orders/members/member-speaker.ts";
import { createPlayerProtests } from "../features/protests/player-protests.service.ts";
import { playerProtestsRoutes } from "../features/protests/protests.routes.ts";
import { createSlips } from "../features/slips/slips.service.ts";
import { slipsRoutes } from "../features/slips/slips.routes.ts";
import { createHandIn } from "../features/transfers/hand-in.service.ts";
import { transfersRoutes } from "../features/transfers/transfers.routes.ts";
import { penaltiesRoutes } from "../features/penalties/penalties.routes.ts";
import { createPenaltiesService } from "../features/penalties/penalties.service.ts";
import { playersRoutes } from "../features/players/players.routes.ts";
import { createPlayersService } from "../features/players/players.service.ts";
import { publicPoliciesRoutes } from "../features/policies/policies.routes.ts";
import { createPublicPoliciesService } from "../features/policies/public-policies.service.ts";
import { createLeaderboards } from "../features/results/leaderboards.ts";
import { createResultStream } from "../features/results/result-stream.ts";
import { createResultsService } from "../features/results/results-reading.service.ts";
import { printedListsRoutes } from "../features/printed-lists/printed-lists.routes.ts";
import { createPrintedLists } from "../features/printed-lists/printed-lists.service.ts";
import { resultFilesRoutes } from "../features/result-files/result-files.routes.ts";
import { createListsInForce } from "../features/publications/lists-in-force.service.ts";
import { createResultFiles } from "../features/result-files/result-files.service.ts";
import { resultsRoutes } from "../features/results/results.routes.ts";
import { watchResults } from "../features/results/results-watch.ts";
import { createDrawings } from "../lib/pictures/drawings.ts";
import { createReadState } from "../db/database-state.ts";
import type { AppParts } from "./app-parts.ts";
import { followingRoutes } from "../features/following/following.routes.ts";
import { composeFollowing } from "./compose-following.ts";
import { composeJobs } from "./compose-jobs.ts";
import { composeSeries } from "./compose-series.ts";
import { composeSignIn } from "./compose-sign-in.ts";
import { composeStaff } from "./compose-staff.ts";
import { composeWaitingLines } from "./compose-waiting-lines.ts";
import { createSecretsKey } from "./secrets-key.ts";
import { addMetrics, queueGauges } from "./metrics.ts";
import { builtPages } from "./page-source.ts";
import { mountPages } from "./pages.ts";
import { createRemoteWebApi } from "./remote-web-api.ts";
import { createAttempts } from "../http/attempts/attempts.ts";
import { createPublicApi } from "../http/public-api.ts";
import { createAnswerOnce } from "../http/repeats/answer-once.ts";
import type { JobRunner } from "../lib/jobs/runner.ts";
import { createKeptWhileSame } from "../http/kept-while-same.ts";
import { createReadLimit } from "../http/read-limit.ts";
import { createReplyCache } from "../http/reply-cache.ts";
import { createWebApi } from "../http/web-api.ts";

/** Puts the features together: the one place that knows them all. */
export async function composeFeatures(app: FastifyInstance, parts: AppParts): Promise<JobRunner> {
  const { db, pool, availability, config, clock, databaseUrl, publicUrl, stopping, workers } = parts;
  await app.register(fastifyCookie);

  const stream = createResultStream();
  const boards = createLeaderboards(db, stream.isWatched);
  const watch = watchResults(boards, databaseUrl, (error) =>
    app.log.warn({ err: error }, "changes of results cannot be read now; trying again every second"),
  );
  stopping.addEventListener("abort", stream.end);
  availability.onChange(() => {
    const awayForMs = availability.awayForMs();
    stream.tellStale(awayForMs === undefined ? undefined : clock() - awayForMs);
  });
  app.addHook("onClose", watch.stop);

  await addMetrics(app, config.metricsKey, [
    { name: "result_stream_listeners", help: "Open streams of live results", read: stream.listeners },
    { name: "database_connections", help: "Connections to the database", read: () => pool.totalCount },
    { name: "database_connections_idle", help: "Idle connections to the database", read: () => pool.idleCount },
    { name: "database_connections_wanted", help: "Requests that wait for a connection", read: () => pool.waitingCount },
    { name: "heavy_work_running", help: "Tasks that run in threads", read: () => workers.load().running },
    { name: "heavy_work_waiting", help: "Tasks that wait for a thread", read: () => workers.load().waiting },
    ...queueGauges(db),
  ]);

  const results = createResultsService(db, boards, stream, (error) =>
    app.log.warn({ err: error }, "changes of results cannot be sent now; trying again in a second"),
  );
  const attempts = createAttempts(db, clock);
  const publicParts = {
    attempts,
    readKey: createKeyReader({ db, clock, attempts }),
    answerOnce: createAnswerOnce(db, clock),
  };
  const readLimit = createReadLimit(clock);
  const door = await composeWaitingLines(app, parts);
  const readState = createReadState(db);
  // prices and states follow the clock, too
  const readSecond = async () => `${await readState()} ${Math.floor(clock() / 1_000)}`;
  const eventPath = pathOf(config.apiUrls.event, "/api/event");
  const api = createWebApi(app, pathOf(config.apiUrls.web, "/api/web"), {
    ...publicParts,
    cache: createReplyCache(clock),
    kept: createKeptWhileSame({
      readState: readSecond,
      clock,
      mostBytes: 16_000_000,
      // a letter takes up to two bytes
      bytesOf: (text, key) => 200 + (text.length + key.length) * 2,
    }),
    readLimit,
    availability,
    clock,
  });
  const events = createEventsService(db, clock);
  eventsRoutes(api, events);
  const drawings = createDrawings(workers);
  const cards = createSocialCards({ db, drawings, readState, clock });
  eventSharingRoutes(app, { events, cards, publicUrl, readLimit });
  resultFilesRoutes(
    app,
    createResultFiles({ events, results, findList: createListsInForce(db), workers, clock }),
    readLimit,
  );
  const series = composeSeries(app, parts, api, readLimit);
  servedImagesRoutes(app, createServedImages(db));
  resultsRoutes(api, results, clock);
  checkpointsRoutes(api, createCheckpointsService(db, results), createDueList(db, clock));
  const players = createPlayersService(db, results);
  playersRoutes(api, players);
  const { following, telling } = composeFollowing(parts, results);
  followingRoutes(api, following);
  printedListsRoutes(app, createPrintedLists({ events, results, players, workers, clock }), readLimit);
  const certificates = createCertificates({ events, players, workers, drawings, readState, clock });
  certificatesRoutes(app, certificates, readLimit);
  teamsRoutes(api, createTeamsService(db, results));
  publicPoliciesRoutes(api, createPublicPoliciesService(db));
  const tellContact = createOrderLetters(createOutbox({ clock, mailFrom: config.mailFrom }));
  const findOrder = createFindOrder({ db, clock, attempts, tellContact });
  const keepAnswerFile = createAnswerFiles(db, workers, clock);
  const originOf = createOriginOf(createSecretsKey(config));
  ordersRoutes(api, {
    isOpen: door.isOpen,
    start: createStartOrder(clock, originOf),
    choice: createEntryChoice(clock, originOf),
    confirmation: createConfirmation({ db, clock, tellContact }),
    offers: createOffers({ db, clock, readState: readSecond, receiptPdf: createReceiptPdf(db, workers) }),
    findOrder,
    teamSave: createTeamSave(clock),
    registrations: createRegistrations(db, clock),
    memberLinks: createMemberLinks(db, clock),
    memberPart: createMemberPart(db, clock),
    memberFiles: createMemberFiles(db, keepAnswerFile),
  });
  const documents = createOrderDocuments(db, keepAnswerFile);
  const slips = createSlips(db, workers, clock);
  slipsRoutes(api, {
    slip: slips,
    document: documents,
    logo: createTeamLogos(db, workers, clock),
    protest: createProtestPhotos(db, workers, clock),
  });
  servedLogosRoutes(app, createServedLogos(db));
  orderDocumentsRoutes(api, documents);
  transfersRoutes(api, createHandIn(clock, config.slipService !== undefined));
  penaltiesRoutes(api, createPenaltiesService(db));
  playerProtestsRoutes(api, createPlayerProtests(db, clock, findMemberSpeaker));
  stationRecordsRoutes(api, createStationRecordsService(db, clock));
  const passings = createPassingsService(db);
  passingsRoutes(createPublicApi(app, eventPath, publicParts), passings, createPushedReads(db, passings.record));

  const signIn = composeSignIn(app, parts, pathOf(config.apiUrls.token, "/api/auth"), attempts);
  const { jobs, runner } = composeJobs(app, parts, signIn, { tellContact, findOrder, telling });
  const categoryCertificates = createCategoryCertificates({ db, events, results, workers });
  composeStaff(app, parts, eventPath, { signIn, jobs, tellContact, categoryCertificates, results, series });

  const allCalls = [...webApi, ...tokenApi, ...eventApi, ...deviceApi];
  let document: object | undefined;
  // where we are is known once we listen
  app.get("/documentation/api.json", () => (document ??= openApiDocument(allCalls, config.apiUrls, publicUrl())));
  const webBuild = join(repositoryRoot, "apps/web/dist");
  const source = parts.pages ?? (await builtPages(webBuild));
  const callNoting = config.apiUrls.web.startsWith("/") ? api.callNoting : createRemoteWebApi(config.apiUrls.web);
  if (source) await mountPages(app, { source, publicUrl, apiUrls: config.apiUrls, callNoting, readLimit, door });
  else app.log.warn(`no web app in ${webBuild}: only the API is served; build it with npm run build`);
  return runner;
}

/** Where this server mounts an API: at its configured path, or else at its usual place. */
function pathOf(url: string, fallback: string): string {
  return url.startsWith("/") ? url : fallback;
}
