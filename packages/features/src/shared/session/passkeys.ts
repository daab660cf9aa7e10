import type { Challenge, ChallengeAnswer, NewFactor, PasskeyOffer } from '@planner/api-client';
import { PASSKEY_USED_KEY, storage } from '../app/storage.ts';

// Baseline since March 2025. Older browsers sign in with codes.
const isSupported = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Why this page can't use passkeys of a domain; undefined if it can. */
export const passkeyProblem = (rpId: string | undefined): string | undefined => {
  if (!isSupported()) return 'This browser does not support passkeys.';
  const { hostname } = location;
  if (rpId === undefined || hostname === rpId || hostname.endsWith(`.${rpId}`)) return undefined;
  return `Passkeys work only at ${rpId}.`;
};

// So that sign-in pages offer it in the e-mail field.
const rememberUse = (): void => storage.write(PASSKEY_USED_KEY, 'true');

const credentialOf = (credential: Credential | null): PublicKeyCredential => {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new DOMException('No passkey', 'NotAllowedError');
};

const TIMEOUT_MS = 240_000;

/** Asks the user for a passkey. Rejects with a DOMException if they cancel. */
export const signWithPasskey = async (
  { challenge, rpId, passkeyIds = [] }: Challenge,
  options: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<NonNullable<ChallengeAnswer['passkey']>> => {
  const credential = await navigator.credentials.get({
    ...options,
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({
      challenge,
      ...(rpId !== undefined && { rpId }),
      allowCredentials: passkeyIds.map((id) => ({ type: 'public-key', id })),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    }),
  });
  const { id, response } = credentialOf(credential).toJSON() as AuthenticationResponseJSON;
  rememberUse();
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
};

/** ES256, EdDSA and RS256: what the server verifies. */
const ALGORITHMS = [-7, -8, -257];

/** Lets the browser create a passkey. Rejects with a DOMException if the user cancels. */
export const createPasskey = async (
  challenge: string,
  offer: PasskeyOffer,
): Promise<NonNullable<NewFactor['passkey']>> => {
  const { rpId, rpName, userId, userName, displayName, passkeyIds } = offer;
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON({
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: userName, displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: passkeyIds.map((id) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: TIMEOUT_MS,
    }),
  });
  const { id, response } = credentialOf(credential).toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, authenticatorData, publicKey = '' } = response;
  rememberUse();
  return { id, clientDataJSON, authenticatorData, publicKey };
};

/** What to tell the user about a passkey that did not work; undefined for errors of the server. */
export const passkeyFailure = (error: unknown): string | undefined => {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError') return 'This device already has a passkey of your account.';
  return error.name === 'SecurityError'
    ? 'This browser refuses passkeys at this address.'
    : 'No passkey was used: you cancelled, it took too long, or this device has none. Try again.';
};
