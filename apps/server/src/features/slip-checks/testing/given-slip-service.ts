import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readSlipCode } from "@time-event/domain/promptpay/slip-code";

/** A payment as the stand-in knows it, by the bank's reference. */
export interface KnownPayment {
  readonly baht: number;
  readonly paidAt: number;
  readonly receiver: string;
}

interface Asked {
  readonly data?: string;
  readonly payload?: string;
}

export const serviceKey = "a-secret-of-the-service";

/** A local stand-in that speaks the protocols of SlipOK and EasySlip, with their refusals. */
export async function startSlipService() {
  const payments = new Map<string, KnownPayment>();
  const moods: "down"[] = [];
  let asked = 0;
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    asked += 1;
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const { data, payload } = JSON.parse(text) as Asked;
    const isSlipOk = request.url?.startsWith("/api/line/apikey/") === true;
    const { authorization, "x-authorization": ownKey } = request.headers;
    const isDown = moods.shift() === "down";
    const code = readSlipCode((isSlipOk ? data : payload) ?? "");
    const payment = code && payments.get(code.reference);
    if (isSlipOk) {
      if (ownKey !== serviceKey) return answer(401, { code: 1002, message: "Authorization Header ไม่ถูกต้อง" });
      if (isDown) return answer(400, { code: 1010, message: "เนื่องจากเป็นสลิปจากธนาคาร โปรดรอ" });
      if (!code) return answer(400, { code: 1008, message: "QR ดังกล่าวไม่ใช่ QR สำหรับการตรวจสอบการชำระเงิน" });
      if (!payment) return answer(400, { code: 1011, message: "QR Code หมดอายุ หรือไม่มีรายการอยู่จริง" });
      const receiver = { displayName: "ชมรมวิ่ง", account: { type: "BANKAC", value: payment.receiver } };
      const transTimestamp = new Date(payment.paidAt).toISOString();
      const found = { success: true, transRef: code.reference, transTimestamp, amount: payment.baht, receiver };
      return answer(200, { success: true, data: found });
    }
    if (authorization !== `Bearer ${serviceKey}`)
      return answer(401, { success: false, error: { code: "UNAUTHORIZED" } });
    if (isDown) return answer(503, { success: false, error: { code: "API_SERVER_ERROR" } });
    if (!payment) return answer(404, { success: false, error: { code: "SLIP_NOT_FOUND" } });
    const account = { name: { th: "ชมรมวิ่ง" }, bank: { type: "BANKAC", account: payment.receiver } };
    const rawSlip = {
      transRef: code!.reference,
      date: new Date(payment.paidAt).toISOString(),
      amount: { amount: payment.baht },
      receiver: { account },
    };
    return answer(200, { success: true, data: { isDuplicate: false, amountInSlip: payment.baht, rawSlip } });
  };
  const server = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    payments,
    moods,
    asked: () => asked,
    urls: { slipok: `${origin}/api/line/apikey/77`, easyslip: `${origin}/v2/verify/bank` },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
