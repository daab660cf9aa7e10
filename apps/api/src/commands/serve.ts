import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Env, settingsOf, warningsOf } from '../env.ts';
import { createLog, type Log, stackOf } from '../platform/createLog.ts';
import { dataFolderWarning, rememberDatabase } from '../platform/db/dataFolder.ts';
import { explainError, openDatabase } from '../platform/db/openDatabase.ts';
import { loadStaticFiles } from '../platform/http/staticFiles.ts';
import { openMailer } from '../platform/mail/openMailer.ts';
import { loadSecretKeys } from '../platform/security/secretKeys.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { readManifest } from '../readManifest.ts';
import { serve as listen } from '../serve.ts';
import { scheduleBackups } from './scheduleBackups.ts';

const CONSOLE = new URL('../../../console/dist', import.meta.url);

/** Longer than load balancers usually take to notice that a server is not ready. */
const SHUTDOWN_DELAY_MS = 5000;

/** Node has no datagrams on Unix sockets, so systemd's own program says that units after this one can start. */
const tellSystemd = (log: Log): void => {
  if (!process.env['NOTIFY_SOCKET']) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error)
      log({ level: 'error', message: `systemd cannot be told that the server is ready: ${error.message}` });
  });
};

/** Serves console and API until a signal stops the process. */
export const serve = async (
  env: Env,
  _args: readonly string[],
  print: (line: string) => void,
  consoleFolder = fileURLToPath(CONSOLE),
): Promise<void> => {
  const log = createLog(env.logLevel);
  // Also of unhandled rejections.
  process.on('uncaughtException', (error, origin) => {
    log({ level: 'error', crash: origin, stack: stackOf(error) });
    process.exit(1);
  });
  const { version, commit } = readManifest();
  const tracing =
    env.otlpEndpoint === undefined
      ? undefined
      : (await import('../platform/startTracing.ts')).startTracing({
          endpoint: env.otlpEndpoint,
          headers: Object.fromEntries(env.otlpHeaders),
          database: env.databaseUrl === undefined ? 'sqlite' : 'postgresql',
          version,
          log,
        });
  const engine = await openDatabase({ ...env, onQuery: tracing?.onQuery }, true, log);
  if (engine.startWarning !== undefined) log({ level: 'warn', database: engine.startWarning });
  try {
    await prepareDatabase(engine, env, print);
    rememberDatabase(env.dataDir, env.databaseUrl);
    const server = await listen({
      ...env,
      secretKeys: await loadSecretKeys(engine, env),
      shutdownDelayMs: env.shutdownDelayMs ?? (process.stdout.isTTY ? 0 : SHUTDOWN_DELAY_MS),
      log,
      tracing,
      engine,
      mailer: openMailer(env, { print, isTerminal: process.stdout.isTTY }),
      staticFiles: loadStaticFiles(consoleFolder, env.publicUrl),
    });
    const backups = await scheduleBackups(engine, env, log);
    const finish = async () => {
      log({ level: 'info', message: 'Stopping' });
      await server.stop();
      await backups?.stop();
      await Promise.all([engine.close(), tracing?.stop()]);
      log({ level: 'info', message: 'Stopped' });
      process.exit(0);
    };
    let finished: Promise<void> | undefined;
    // Not `once`: a package manager may forward a signal that the process has already received, and the second would kill it.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => {
        finished ??= finish();
      });
    for (const message of [dataFolderWarning(env.dataDir), ...warningsOf(env)])
      if (message !== undefined) log({ level: 'warn', message });
    const { node } = process.versions;
    const at = { url: server.url, host: env.host, port: server.port };
    log({ level: 'info', message: 'Ready', version, commit, node, ...at, settings: settingsOf(env) });
    print(`Planner Admin is running at ${server.url}`);
    tellSystemd(log);
  } catch (error) {
    await engine.close();
    throw explainError(engine, error);
  }
};
