import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveIntoPlace, restrictToOwner, SECRET_KEY_FILE } from '../db/dataFolder.ts';
import type { Engine } from '../db/Engine.ts';
import type { Db } from '../db/schema.ts';
import { StartError } from '../StartError.ts';

/** Bytes of a key, and of the keys that are derived from it. */
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const isKey = (text: string): boolean =>
  /^[\w+/-]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length >= KEY_BYTES;

/** Keys in base64 or base64url, separated by commas. Returns undefined if one is malformed or too short. */
export const parseSecretKeys = (text: string): readonly string[] | undefined => {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every(isKey) ? keys : undefined;
};

/**
 * Encrypts and signs what the server stores or hands out. `purpose` separates uses: what was encrypted or signed for one is
 * invalid for any other. Include the id of the owner, such as `totp 0192…`, so that rows cannot be exchanged.
 */
export interface SecretKeys {
  /** AES-256-GCM with the newest key. Returns base64url. */
  encrypt(purpose: string, text: string): string;
  /** Tries all keys. Returns undefined if it was changed, or encrypted with another key or for another purpose. */
  decrypt(purpose: string, sealed: string): string | undefined;
  /** HMAC-SHA256 with the newest key. Returns base64url. */
  sign(purpose: string, text: string): string;
  /** Tries all keys, in constant time per key. */
  verify(purpose: string, text: string, signature: string): boolean;
}

const derive = (key: string, use: 'encrypt' | 'sign', purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), '', `planner ${use} ${purpose}`, KEY_BYTES));

const decryptWith = (key: Buffer, bytes: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return undefined;
  }
};

const signWith = (key: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', derive(key, 'sign', purpose))
    .update(text)
    .digest();

/** @param keys at least one, newest first, in base64 or base64url */
export const createSecretKeys = (keys: readonly string[]): SecretKeys => {
  const [newest = ''] = keys;
  return {
    encrypt(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(newest, 'encrypt', purpose), iv);
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const text = decryptWith(derive(key, 'encrypt', purpose), bytes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    sign: (purpose, text) => signWith(newest, purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const bytes = Buffer.from(signature, 'base64url');
      return keys
        .map((key) => signWith(key, purpose, text))
        .some((expected) => bytes.length === expected.length && timingSafeEqual(bytes, expected));
    },
  };
};

const storedKeys = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('secret_keys').select('key').orderBy('name').execute();
  return rows.map(({ key }) => key);
};

/** Stores a key, unless there is one of that name. Of servers that start at the same time, one wins. */
const storeKey = async (db: Db, name: 'copied' | 'generated', key: string): Promise<void> => {
  await db
    .insertInto('secret_keys')
    .values({ name, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The key in the data folder, if there is one. @throws StartError when it is damaged, or open to others for good */
const readKeyFile = (dataDir: string): string | undefined => {
  const file = path.join(dataDir, SECRET_KEY_FILE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new StartError(`PLANNER_DATA_DIR: the key in ${file} cannot be read.`);
  }
  restrictToOwner(file);
  if (!isKey(text)) throw new StartError(`PLANNER_DATA_DIR: ${file} does not contain a secret key.`);
  return text;
};

interface KeyOptions {
  secretKeys: readonly string[] | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * The keys in `PLANNER_SECRET_KEY`, then the generated one, if there is one. Generates it if there are no others: with SQLite in
 * a file next to the database, with PostgreSQL in a row, since servers share no folder.
 */
export const loadSecretKeys = async (
  { db }: Engine,
  { secretKeys = [], databaseUrl, dataDir }: KeyOptions,
): Promise<SecretKeys> => {
  const readAll = async (): Promise<string[]> => {
    const inFile = databaseUrl ? undefined : readKeyFile(dataDir);
    return [...secretKeys, ...(inFile === undefined ? [] : [inFile]), ...(await storedKeys(db))];
  };
  const keys = await readAll();
  if (keys.length > 0) return createSecretKeys(keys);
  const key = randomBytes(KEY_BYTES).toString('base64');
  if (databaseUrl) await storeKey(db, 'generated', key);
  else {
    const file = path.join(dataDir, SECRET_KEY_FILE);
    writeFileSync(`${file}.part`, `${key}\n`, { mode: 0o600 });
    moveIntoPlace(`${file}.part`, file);
  }
  return createSecretKeys(await readAll());
};

/** Call it before copying an embedded database into PostgreSQL, whose servers don't read the data folder. */
export const storeKeyOfFolder = async ({ db }: Engine, dataDir: string): Promise<void> => {
  const key = readKeyFile(dataDir);
  if (key !== undefined) await storeKey(db, 'copied', key);
};
