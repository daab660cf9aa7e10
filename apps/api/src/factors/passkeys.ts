import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { isIP } from 'node:net';
import type { components } from '@planner/api-client/schema';
import { isLoopback } from '../platform/http/origins.ts';
import type { Services } from '../Services.ts';

type Schemas = components['schemas'];
type Assertion = Schemas['PasskeyAssertion'];

type Site = Pick<Services, 'publicUrl' | 'corsOrigins'>;

/** Why browsers refuse passkeys for the public URL; undefined if they don't. */
export const passkeysUnavailable = ({ publicUrl }: Site): 'insecure' | 'address' | undefined => {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return 'address';
  return protocol === 'https:' || isLoopback(hostname) ? undefined : 'insecure';
};

/** The domain of passkeys: WebAuthn's relying party id. */
export const rpIdOf = ({ publicUrl }: Site): string => new URL(publicUrl).hostname;

// Authenticator data: the hash of the relying party id, flags, and a signature counter.
const HASH_BYTES = 32;
const COUNTER_AT = 33;
const AUTHENTICATOR_DATA_BYTES = 37;
const USER_PRESENT = 1;
const USER_VERIFIED = 4;

const decode = (text: string): Buffer => Buffer.from(text, 'base64url');

const parseJson = (bytes: Buffer): Record<string, unknown> => {
  try {
    return Object(JSON.parse(bytes.toString())) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Checks everything but the signature. Returns the signature counter; undefined if something is wrong. */
const checkCeremony = (
  { clientDataJSON, authenticatorData }: Pick<Assertion, 'clientDataJSON' | 'authenticatorData'>,
  type: 'webauthn.create' | 'webauthn.get',
  challenge: string,
  site: Site,
): number | undefined => {
  const client = parseJson(decode(clientDataJSON));
  const data = decode(authenticatorData);
  const origins = [new URL(site.publicUrl).origin, ...site.corsOrigins];
  const flags = data[HASH_BYTES] ?? 0;
  const isValid =
    client['type'] === type &&
    client['challenge'] === challenge &&
    origins.includes(String(client['origin'])) &&
    client['crossOrigin'] !== true &&
    data.length >= AUTHENTICATOR_DATA_BYTES &&
    data.subarray(0, HASH_BYTES).equals(hash('sha256', rpIdOf(site), 'buffer')) &&
    (flags & USER_PRESENT) !== 0 &&
    (flags & USER_VERIFIED) !== 0;
  return isValid ? data.readUInt32BE(COUNTER_AT) : undefined;
};

const parseKey = (publicKey: string): KeyObject | undefined => {
  try {
    return createPublicKey({ key: decode(publicKey), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
};

// NIST SP 800-131A and FIPS 186-5.
const MIN_RSA_BITS = 2048;
const MIN_RSA_EXPONENT = 65_537n;

/** The digest of ES256 (-7), RS256 (-257) and EdDSA (-8), the algorithms that `startFactor` offers; undefined for other and weak keys. */
const digestOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): 'sha256' | null | undefined => {
  const { modulusLength = 0, publicExponent = 0n, namedCurve } = asymmetricKeyDetails ?? {};
  if (asymmetricKeyType === 'ed25519') return null;
  const isStrongRsa = modulusLength >= MIN_RSA_BITS && publicExponent >= MIN_RSA_EXPONENT;
  const isAccepted =
    (asymmetricKeyType === 'rsa' && isStrongRsa) ||
    (asymmetricKeyType === 'ec' && namedCurve === 'prime256v1');
  return isAccepted ? 'sha256' : undefined;
};

/**
 * Checks a new passkey. Without attestation nothing signs its public key, so the key is taken as the browser decoded it
 * (`getPublicKey()`), and CBOR needs no parser. Returns the signature counter; undefined if something is wrong.
 */
export const checkNewPasskey = (
  passkey: Schemas['NewPasskey'],
  challenge: string,
  site: Site,
): number | undefined => {
  const key = parseKey(passkey.publicKey);
  return key && digestOf(key) !== undefined
    ? checkCeremony(passkey, 'webauthn.create', challenge, site)
    : undefined;
};

/** Checks what a passkey has signed. Returns the new signature counter; undefined if something is wrong. */
export const checkAssertion = (
  assertion: Assertion,
  { secret, counter: lastCounter }: { secret: string; counter: number },
  challenge: string,
  site: Site,
): number | undefined => {
  const counter = checkCeremony(assertion, 'webauthn.get', challenge, site);
  // Passkeys that are synchronized between devices don't count: theirs stays 0. One that goes back is a copy.
  if (counter === undefined || (counter <= lastCounter && (counter !== 0 || lastCounter !== 0)))
    return undefined;
  const key = parseKey(secret);
  const digest = key && digestOf(key);
  if (!key || digest === undefined) return undefined;
  const signed = Buffer.concat([
    decode(assertion.authenticatorData),
    hash('sha256', decode(assertion.clientDataJSON), 'buffer'),
  ]);
  return verify(digest, signed, key, decode(assertion.signature)) ? counter : undefined;
};
