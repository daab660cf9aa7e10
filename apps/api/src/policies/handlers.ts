import type { Handlers } from '../Handler.ts';
import type { Engine } from '../platform/db/Engine.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { compressText, type StoredFile } from '../platform/http/responseBodies.ts';
import type { Services } from '../Services.ts';
import { announcementOf, toVersion } from './formats.ts';
import { readResponse } from './publishingHandlers.ts';
import {
  findPeriods,
  findPolicyVersion,
  findPublications,
  keepInForce,
  listPolicyVersions,
  type Policy,
} from './rows.ts';

type PolicyType = Policy['type'];

const VERSION = /^([1-9]\d{0,8})$/;

interface PublicText {
  version: string;
  file: Promise<StoredFile>;
}

/** What each engine's texts are sent as. */
const publicTexts = new WeakMap<Engine, Map<PolicyType, PublicText>>();

/** Reads, serializes and compresses each version of a text once. Which one is in force is read for every request. */
const readPublicText = async (services: Services, type: PolicyType, now: Date): Promise<StoredFile> => {
  const { engine } = services;
  const texts = publicTexts.get(engine) ?? new Map<PolicyType, PublicText>();
  publicTexts.set(engine, texts);
  const publications = await findPublications(engine.db, engine, type, now);
  const { inForce } = publications;
  const version = JSON.stringify([inForce, announcementOf(publications)]);
  const known = texts.get(type);
  if (known?.version === version) return known.file;
  const load = async () => {
    // A database that can't be written serves it as well.
    if (inForce) await keepInForce(engine.db, type, inForce).catch(() => {});
    const { body, headers } = await readResponse(engine.db, services, type, now);
    return compressText('application/json', JSON.stringify(body), headers.ETag);
  };
  const file = load();
  texts.set(type, { version, file });
  // The next request tries again.
  file.catch(() => texts.get(type)?.file === file && texts.delete(type));
  return file;
};

export const policyHandlers = {
  async getPolicy({ services, params, now }) {
    return { status: 200, body: await readPublicText(services, params.type, now) };
  },

  async listPolicyVersions({ services, params, query: { limit = 20, cursor }, now }) {
    const { engine } = services;
    // The editor lists versions when it opens, and will save later.
    services.policyCleaner.warm();
    const [before] = readCursor(cursor, VERSION) ?? [];
    const found = await findPublications(engine.db, engine, params.type, now);
    const periodsOf = await findPeriods(engine.db, params.type, found.now);
    const rows = await listPolicyVersions(engine.db, params.type, before, limit + 1);
    return {
      status: 200,
      body: cursorPageOf(rows, limit, toVersion(found, periodsOf), ({ version }) => [String(version)]),
    };
  },

  async getPolicyVersion({ services: { engine }, params, now }) {
    const row = await findPolicyVersion(engine.db, params.type, Number(params.version));
    if (!row) throw HttpError.notFound();
    const found = await findPublications(engine.db, engine, params.type, now);
    const periodsOf = await findPeriods(engine.db, params.type, found.now);
    return {
      status: 200,
      body: { ...toVersion(found, periodsOf)(row), type: row.type, content: row.content },
    };
  },
} satisfies Partial<Handlers>;
