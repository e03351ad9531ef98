import type { CallApi } from "@time-event/contract/call";
import { type EventPage, webEventGet } from "@time-event/contract/events";
import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { webImagesSave, webRegisterTransferSave } from "@time-event/contract/transfers";
import { newRepeatId } from "../../../lib/api/repeat-id.ts";
import { typedText } from "../../../lib/page/typed-text.ts";
import { type FailureSeen, failureSeen } from "../entering/failure-seen.ts";
import { keyOfLink } from "../registration/key-of-link.ts";
import { type ClaimProblem, claimOf } from "../slips/claim.ts";
import { isHeic, isPdf, type SlipFileProblem } from "../slips/prepare-slip.ts";

export type PostedProblem = "noPicture" | SlipFileProblem | ClaimProblem;

/** What became of a form that was posted to "my registration" without script. */
export interface PostedSlip {
  readonly key: string;
  readonly order: Order | null;
  readonly event: EventPage | null;
  /** What the form has to mend. */
  readonly problem: PostedProblem | null;
  /** Why a call was refused. */
  readonly failure: FailureSeen | null;
  /** The amount as it was typed. */
  readonly amount: string;
  /** The id of what the form sends next. */
  readonly submitId: string;
}

/**
 * Opens the order of a key, and hands in the slip that came with it: by the calls that the page makes with script. The key
 * is in the form, or in a private link that somebody put into it, for a browser sends no fragment.
 */
export async function takeSlip(callApi: CallApi, form: FormData): Promise<PostedSlip> {
  const text = (name: string) => typedText(form, name);
  const link = text("link");
  const key = text("key") || (keyOfLink(link.slice(link.indexOf("#"))) ?? link);
  const amount = text("amount");
  let problem: PostedSlip["problem"] = null;
  let failure: PostedSlip["failure"] = null;
  try {
    if (form.has("amount"))
      problem = await handIn(callApi, { key, amount, submit: text("submit"), file: form.get("slip") });
  } catch (error) {
    failure = failureSeen(error);
  }
  try {
    const { data: order } = await callApi(webRegisterGet, {}, { key });
    const { data: event } = await callApi(webEventGet, { event: order.event, part: "frame" });
    return { key, order, event, problem, failure, amount, submitId: newRepeatId() };
  } catch (error) {
    return { key, order: null, event: null, problem, failure: failureSeen(error), amount, submitId: newRepeatId() };
  }
}

interface Slip {
  readonly key: string;
  readonly amount: string;
  /** The id of this form: sent again, it hands in nothing a second time. */
  readonly submit: string;
  readonly file: FormDataEntryValue | null;
}

async function handIn(callApi: CallApi, { key, amount, submit, file }: Slip): Promise<PostedProblem | null> {
  if (!(file instanceof File) || file.size === 0) return "noPicture";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, 16);
  if (isPdf(head)) return "pdf";
  if (isHeic(head)) return "heic";
  const amountSatang = claimOf(amount);
  if (typeof amountSatang === "string") return amountSatang;
  // the same picture again gets the same id
  const slip = (await callApi(webImagesSave, { kind: "slip" }, { key, file: bytes })).data.id;
  const repeatId = /^[\w-]{16,60}$/.test(submit) ? submit : newRepeatId();
  await callApi(webRegisterTransferSave, { slip, amountSatang }, { key, repeatId });
  return null;
}
