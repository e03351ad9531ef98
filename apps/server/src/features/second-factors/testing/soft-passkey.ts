import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** A passkey in software, as a browser and its authenticator would have it (WebAuthn level 3, attestation "none"). */
export function givenPasskey(origin: string, host = "localhost") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** User present and verified; the count of uses; for a new passkey its key. */
  const authenticatorData = (isNew: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const flags = Buffer.from([isNew ? 0x45 : 0x05]);
    return Buffer.concat([sha256(Buffer.from(host)), flags, count, ...(isNew ? [attested()] : [])]);
  };

  const attested = () =>
    Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      // COSE: EC2, ES256, P-256, x, y
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);

  const reply = (response: Record<string, unknown>) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers `second-factor-passkey-begin`. */
    make: (challenge: string) => {
      const data = authenticatorData(true);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      // CBOR: { fmt: "none", attStmt: {}, authData }
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x59]),
        length,
        data,
      ]);
      return reply({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Answers the challenge of a sign-in. */
    use: (challenge: string) => {
      uses++;
      const [data, client] = [authenticatorData(false), clientData("webauthn.get", challenge)];
      const signature = createSign("SHA256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return reply({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
