import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  /** Default: present and verified. */
  flags?: number;
  counter?: number;
  crossOrigin?: boolean;
  type?: string;
}

const ceremony = ({ challenge, origin, rpId, flags = 5, counter = 0, crossOrigin, type }: Ceremony) => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return {
    clientData: Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: crossOrigin ?? false })),
    data: Buffer.concat([sha256(rpId), Buffer.from([flags]), count]),
  };
};

const KEYS = {
  ec: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  rsa: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ed25519: () => generateKeyPairSync('ed25519'),
};

/** A passkey in software: what a browser sends to the server, with each part changeable. */
export const createSoftAuthenticator = (
  kind: keyof typeof KEYS = 'ec',
  { privateKey, publicKey }: KeyPairKeyObjectResult = KEYS[kind](),
) => {
  const id = randomBytes(16).toString('base64url');
  return {
    id,
    create(options: Ceremony) {
      const { clientData, data } = ceremony({ type: 'webauthn.create', ...options });
      return {
        id,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      };
    },
    get(options: Ceremony) {
      const { clientData, data } = ceremony({ type: 'webauthn.get', ...options });
      const signed = Buffer.concat([data, sha256(clientData)]);
      return {
        id,
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign(kind === 'ed25519' ? null : 'sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
};
