import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { askAgainAndAgain } from './askAgainAndAgain.ts';
import { median } from './median.ts';

const ROUNDS = 7;
const LOAD = { connections: 10, ms: 1000 };

interface ServerProcess {
  url: string;
  stop(): Promise<void>;
}

/** Starts a file of this app, which says where it is running, in a process of its own. */
const start = async (
  file: string,
  environment: Record<string, string | undefined>,
  input: Buffer,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  child.stdin.end(input);
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /running at (\S+)/.exec(line) ?? [];
    if (url) return { url, stop };
  }
  throw new Error(`${file} ended before it was running`);
};

/** Answers a second. */
export interface Throughput {
  rate: number;
  bareRate: number;
  /** Median of the rounds' ratios. */
  ratio: number;
  /** Of one answer. */
  bytes: number;
}

/**
 * Measures how many pages of users a second the real server sends, and how many times the same bytes a bare one. Each has a
 * process of its own. They take turns, since the machine may have other work that comes and goes.
 * @param cookie of a session
 */
export const measureThroughput = async (
  environment: Record<string, string | undefined>,
  cookie: string,
): Promise<Throughput> => {
  const server = await start('../main.ts', { ...environment, HOST: '127.0.0.1', PORT: '0' }, Buffer.alloc(0));
  const url = `${server.url}/api/v1/users`;
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`GET users was answered with ${answer.status}`);
  const bare = await start('bareServer.ts', {}, body);
  const rounds: { rate: number; bareRate: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({
      bareRate: await askAgainAndAgain(bare.url, { Cookie: cookie }, LOAD),
      rate: await askAgainAndAgain(url, { Cookie: cookie }, LOAD),
    });
  await Promise.all([server.stop(), bare.stop()]);
  // In the first round both still compile what they run.
  const measured = rounds.slice(1);
  return {
    rate: median(measured.map(({ rate }) => rate)),
    bareRate: median(measured.map(({ bareRate }) => bareRate)),
    ratio: median(measured.map(({ rate, bareRate }) => rate / bareRate)),
    bytes: body.length,
  };
};
