import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const encode64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");
const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest();

/** User present, user verified; with a new credential's data: 0x40. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

type Options = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };
/** Faults of an authenticator or a browser. */
type Fault = { origin?: string; host?: string; isVerified?: boolean; challenge?: string; counter?: number };

/** Makes an authenticator with one passkey, as used by a browser at `origin`. */
export function makeAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let userHandle = "";
  let counter = 0;

  const clientData = (type: string, challenge: string, fault: Fault) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(host: string, flags: number, fault: Fault) {
    counter = fault.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = fault.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(fault.host ?? host), Buffer.from([flags | PRESENT | verified]), count]);
  }

  return {
    id: encode64(id),
    /** Returns the body that a browser sends after `navigator.credentials.create`. */
    register({ challenge, rp, user }: Options, fault: Fault = {}) {
      userHandle = user?.id ?? "";
      const client = clientData("webauthn.create", challenge, fault);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(rp?.id ?? "", ATTESTED, fault),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: encode64(id),
        rawId: encode64(id),
        type: "public-key",
        response: {
          clientDataJSON: encode64(client),
          attestationObject: encode64(isoCBOR.encode(attestation as never)),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    /** Returns the body that a browser sends after `navigator.credentials.get`. */
    answer({ challenge, rpId = "" }: Options, fault: Fault = {}) {
      const client = clientData("webauthn.get", challenge, fault);
      const authData = authenticatorData(rpId, 0, fault);
      const signed = Buffer.concat([authData, sha256(client)]);
      return {
        id: encode64(id),
        rawId: encode64(id),
        type: "public-key",
        response: {
          clientDataJSON: encode64(client),
          authenticatorData: encode64(authData),
          signature: encode64(sign("sha256", signed, privateKey)),
          userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** Encodes a P-256 key as in WebAuthn (RFC 9053, section 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const map = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(map as never));
}
