import type { ColumnType } from 'kysely';

export interface SecondFactorsTable {
  id: string;
  user_id: string;
  kind: 'app' | 'passkey';
  name: string;
  /** Of an app: its secret, encrypted. Of a passkey: its public key as SPKI in base64url. */
  secret: string;
  /** In base64url; null for an app. Unique. */
  credential_id: string | null;
  /** PostgreSQL sends it as text. Of an app: the last time step that was used. Of a passkey: its signature counter. */
  counter: ColumnType<number | string, number, number>;
  created_at: string;
  last_used_at: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256 of the account's id and the code in hexadecimal. */
  code_hash: string;
  user_id: string;
}

export interface ChallengesTable {
  /** SHA-256 of the challenge in hexadecimal. */
  token_hash: string;
  purpose: 'signIn' | 'confirm' | 'addApp' | 'addPasskey';
  /** Null for a sign-in with a passkey alone. */
  user_id: string | null;
  /** Of `addApp`: the offered secret, encrypted. Of `signIn`: what the password has said about the session. */
  data: string | null;
  answers: number;
  expires_at: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
    challenges: ChallengesTable;
  }
}
