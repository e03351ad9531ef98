import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
}

/** How the server treats a mail. `drop`: it accepts the mail and hangs up without saying so. */
export type Mood = "take" | "greylist" | "refuse" | "drop" | "hang";

export interface GivenSmtpServer {
  readonly url: string;
  /** All mails in their order; a mail that came twice is here twice. */
  readonly received: ReceivedMail[];
  /** How it treats the next mails, one after the other; after the last it accepts. */
  readonly moods: Mood[];
  /** Called when a mail has arrived and is not answered yet. */
  onReceived: () => void;
  readonly close: () => Promise<void>;
}

/** A real SMTP server on a free port, until the test ends. */
export async function givenSmtpServer(): Promise<GivenSmtpServer> {
  const server = await startSmtpServer();
  onTestFinished(server.close);
  return server;
}

/** A real SMTP server on a free port that behaves as mail servers do on bad days. Its user closes it. */
export async function startSmtpServer(): Promise<GivenSmtpServer> {
  const received: ReceivedMail[] = [];
  const moods: Mood[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      if (moods[0] === "greylist") {
        moods.shift();
        return callback(Object.assign(new Error("Greylisted, please try again in 300 seconds"), { responseCode: 450 }));
      }
      if (moods[0] === "refuse") {
        moods.shift();
        return callback(Object.assign(new Error("No such user here"), { responseCode: 550 }));
      }
      return callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push(readMail(Buffer.concat(chunks).toString(), from, rcptTo[0]?.address ?? ""));
        given.onReceived();
        const mood = moods.shift();
        if (mood === "hang") return;
        if (mood === "drop") server.connections.forEach((connection) => connection.close());
        else callback();
      });
    },
  });
  // some tests are about a client that hangs up
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  const { port } = server.server.address() as AddressInfo;
  const given: GivenSmtpServer = { url: `smtp://127.0.0.1:${port}`, received, moods, onReceived: () => {}, close };
  return given;
}

function readMail(raw: string, from: string, to: string): ReceivedMail {
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const messageId = /^Message-ID: *(\S+)/im.exec(head)?.[1] ?? "";
  const encoding = /^Content-Transfer-Encoding: *(\S+)/im.exec(head)?.[1];
  return { messageId, to, from, text: decode(body.join("\r\n\r\n"), encoding) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
