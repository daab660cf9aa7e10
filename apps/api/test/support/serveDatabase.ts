import type { Engine } from '../../src/platform/db/Engine.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { createHasher, type Hasher } from '../../src/platform/security/createHasher.ts';
import { createSecretKeys } from '../../src/platform/security/secretKeys.ts';
import { serve } from '../../src/serve.ts';
import type { TestDatabase } from './createTestDatabase.ts';
import { serveAll, TEST_KEY } from './startTestApi.ts';

export interface ServedDatabase {
  engine: Engine;
  origin: string;
  stop(): Promise<void>;
}

/** Serves a database as it is. @param requireSecondFactor from when */
export const serveDatabase = async (
  database: TestDatabase,
  clock: () => Date,
  hasher: Hasher = createHasher(),
  requireSecondFactor?: Date,
): Promise<ServedDatabase> => {
  const engine = await openDatabase(database, true);
  serveAll(engine);
  const server = await serve({
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    engine,
    secretKeys: createSecretKeys([TEST_KEY]),
    clock,
    hasher,
    requireSecondFactor,
    mailer: { send: () => Promise.resolve() },
    log: () => {},
  });
  return {
    engine,
    origin: `http://127.0.0.1:${server.port}`,
    async stop() {
      await server.stop();
      await engine.close();
    },
  };
};
