import { jobRetry } from "@time-event/contract/jobs";
import { menuItemsGet, menuItemsSave } from "@time-event/contract/menu";
import {
  passwordChange,
  profileGet,
  profileSave,
  signInEnd,
  signInList,
  signInsEndOthers,
} from "@time-event/contract/profile";
import {
  passkeyAdd,
  passkeyBegin,
  recoveryCodesRenew,
  secondFactorList,
  secondFactorRemove,
  totpAdd,
  totpBegin,
} from "@time-event/contract/second-factors";
import { roleDelete, rolePermissionsSave, roleSave } from "@time-event/contract/roles";
import { token } from "@time-event/contract/sign-in";
import { staffViewDelete, staffViewSave } from "@time-event/contract/staff-views";
import {
  userDisable,
  userEnable,
  userGet,
  userInvite,
  userLinkSend,
  userRolesSave,
  userSave,
  userSecondFactorsRemove,
  userSignInsEnd,
} from "@time-event/contract/users";
import { post } from "../call-service.ts";
import { password } from "../../features/sign-in/testing/given-staff.ts";
import { codeAt } from "../../features/second-factors/testing/given-totp.ts";
import { givenPasskey } from "../../features/second-factors/testing/soft-passkey.ts";
import { example, type Example, type Scene } from "./scene.ts";

const both = (text: string) => ({ th: text, en: text });

const details = ({ fresh }: Scene) => ({ displayName: both(fresh()), email: "", language: "th" as const });
const user = (scene: Scene) => ({ ...details(scene), username: scene.fresh(), roles: [] });
async function aUser(scene: Scene) {
  const { id } = await scene.make(userInvite, user(scene));
  const { revision } = (await scene.read(userGet, { id })).data;
  return { id, revision };
}

const aRole = ({ make, fresh }: Scene) => make(roleSave, { code: null, revision: 0, name: both(fresh()) });

const otherPassword = `${password}-and-more`;

/** Signs the administrator in once more, as on another device, with the present password. */
async function signInAgain({ given, username }: Scene) {
  for (const each of [password, otherPassword]) await post(given.url, token, { username, password: each });
}

/** What the administrator's password is once the example that changes it has run. */
const changedPasswords = new WeakMap<Scene["given"], string>();
const presentPassword = ({ given }: Scene) => changedPasswords.get(given) ?? password;

async function begunTotp(scene: Scene) {
  const { secret, begun } = await scene.make(totpBegin, { password: presentPassword(scene) });
  return { begun, code: codeAt(secret, Date.now()), name: scene.fresh() };
}

async function madePasskey(scene: Scene) {
  const { options } = await scene.make(passkeyBegin, { password: presentPassword(scene) });
  const origin = scene.given.url.replace("127.0.0.1", "localhost");
  return { passkey: givenPasskey(origin).make(options["challenge"] as string), name: scene.fresh() };
}

const view = ({ fresh }: Scene) => ({ screen: "entries" as const, name: fresh(), query: "?status=dns" });

export const peopleExamples: readonly Example[] = [
  example(jobRetry, async (scene) => {
    await scene.given.work();
    return { job: "sweep-sign-ins", place: "", taskId: null };
  }),
  example(userInvite, async (scene) => user(scene)),
  example(userSave, async (scene) => ({ ...details(scene), ...(await aUser(scene)) })),
  example(userRolesSave, async (scene) => ({ ...(await aUser(scene)), roles: [{ role: "viewer", eventId: null }] })),
  example(userDisable, aUser),
  example(userEnable, async (scene) => {
    const { id } = await aUser(scene);
    await scene.make(userDisable, { id });
    return { id };
  }),
  example(userSignInsEnd, aUser),
  example(userLinkSend, async (scene) => ({ ...(await aUser(scene)), password: presentPassword(scene) })),
  example(userSecondFactorsRemove, async (scene) => ({
    ...(await aUser(scene)),
    password: presentPassword(scene),
  })),

  example(totpBegin, async (scene) => ({ password: presentPassword(scene) })),
  example(totpAdd, begunTotp),
  example(passkeyBegin, async (scene) => ({ password: presentPassword(scene) })),
  example(passkeyAdd, madePasskey),
  example(secondFactorRemove, async (scene) => {
    await scene.make(passkeyAdd, await madePasskey(scene));
    const { factors } = (await scene.read(secondFactorList)).data;
    return { id: factors.at(-1)!.id, password: presentPassword(scene) };
  }),
  example(recoveryCodesRenew, async (scene) => ({ password: presentPassword(scene) })),

  example(roleSave, async (scene) => ({ ...(await aRole(scene)), name: both(scene.fresh()) })),
  example(rolePermissionsSave, async (scene) => ({
    roles: [{ ...(await aRole(scene)), permissions: ["events_view" as const] }],
  })),
  example(roleDelete, aRole),

  example(menuItemsSave, async ({ read }) => {
    const { menu, revision } = (await read(menuItemsGet)).data;
    return { menu: menu.slice(1), revision };
  }),

  example(profileSave, async (scene) => {
    const { account } = (await scene.read(profileGet)).data;
    return { ...details(scene), email: account!.email ?? "", revision: account!.revision };
  }),
  example(passwordChange, async ({ given }) => {
    changedPasswords.set(given, otherPassword);
    return { oldPassword: password, newPassword: otherPassword, endOthers: false };
  }),
  example(signInEnd, async (scene) => {
    await signInAgain(scene);
    const { data } = await scene.read(signInList);
    return { id: data.find(({ isThis }) => !isThis)!.id };
  }),
  example(signInsEndOthers, async (scene) => {
    await signInAgain(scene);
    return {};
  }),

  example(staffViewSave, async (scene) => view(scene)),
  example(staffViewDelete, async (scene) => scene.make(staffViewSave, view(scene))),
];
