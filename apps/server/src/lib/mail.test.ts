import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../app/config.ts";
import { createMailer } from "./mail.ts";

/** An SMTP server that takes every mail; gives what it was told. */
async function givenSmtpServer(): Promise<{ url: string; heard: () => string }> {
  let heard = "";
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (inMessage) {
        if (!text.endsWith("\r\n.\r\n")) return;
        inMessage = false;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        inMessage = true;
        socket.write("354 go on\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

const mail = { to: "malee@race.example.org", subject: "Time/Event: ตั้งรหัสผ่านใหม่", text: "สวัสดี" };

test("sends by the SMTP server of the configuration, in the name of it", async () => {
  const { url, heard } = await givenSmtpServer();
  const config = readConfig({ MAIL_URL: url, MAIL_FROM: "Race <race@example.org>" });
  await createMailer(
    config,
    () => 0,
    () => expect.unreachable(),
  ).send(mail);
  expect(heard()).toContain("MAIL FROM:<race@example.org>");
  expect(heard()).toContain("RCPT TO:<malee@race.example.org>");
  expect(heard()).toContain(Buffer.from("สวัสดี").toString("base64"));
});

test("a server that is away is an error, for whoever sent to log", async () => {
  const config = readConfig({ MAIL_URL: "smtp://127.0.0.1:9" });
  await expect(
    createMailer(
      config,
      () => 0,
      () => {},
    ).send(mail),
  ).rejects.toThrow("ECONNREFUSED");
});
