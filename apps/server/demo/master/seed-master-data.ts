import type { Db } from "../../src/db/connection.ts";
import { createClubsService } from "../../src/features/clubs/clubs.service.ts";
import { createPaymentChannelsService } from "../../src/features/payment-channels/payment-channels.service.ts";
import { createPoliciesService } from "../../src/features/policies/policies.service.ts";
import { createOrganisersService } from "../../src/features/receipts/organisers.service.ts";
import { demoClubs } from "./demo-clubs.ts";
import { demoOrganisers } from "./demo-organisers.ts";
import { demoPaymentChannels } from "./demo-payment-channels.ts";
import { demoPolicies } from "./demo-policies.ts";
import { beforePayers, demonstration } from "./demonstration-author.ts";

/** Stores the lists that the demonstration's events use. A list with rows is left as it is. */
export async function seedMasterData(db: Db): Promise<void> {
  await seedPolicies(db);
  const channels = createPaymentChannelsService(db, beforePayers);
  if ((await channels.list()).data.length === 0) {
    for (const channel of demoPaymentChannels) await channels.save(channel, demonstration);
  }
  const clubs = createClubsService(db);
  if ((await clubs.list()).data.length === 0) {
    for (const club of demoClubs) await clubs.save({ ...club, id: null, revision: 0 }, demonstration);
  }
  const organisers = createOrganisersService(db);
  if ((await organisers.list()).data.every(({ revision }) => revision === 0)) {
    for (const organiser of demoOrganisers) await organisers.save(organiser, demonstration);
  }
}

/** Every text of a policy in turn is its draft and then its next version. */
async function seedPolicies(db: Db): Promise<void> {
  const policies = createPoliciesService(db);
  if ((await policies.list()).data.length > 0) return;
  const templates = (await policies.templates()).data;
  for (const { kind, name, texts } of demoPolicies(templates)) {
    let id: number | null = null;
    let revision = 0;
    for (const draft of texts) {
      const saved = await policies.save({ id, kind, name, draft, isDefault: revision > 0, revision }, demonstration);
      const published = await policies.publish(saved.data, demonstration);
      ({ id, revision } = published.data);
    }
  }
}
