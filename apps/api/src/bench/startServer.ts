import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server in its own process, apart from the load. */
export const startServer = async (
  file: string,
  environment: Record<string, string | undefined>,
  input: Buffer = Buffer.alloc(0),
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { SHUTDOWN_DELAY_MS: '0', ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // Sign-ins are logged there, too.
  createInterface(child.stderr).on('line', (line) => {
    if (!line.includes('"level":"info"')) process.stderr.write(`${line}\n`);
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
  throw new Error(`${file} exited before it was running`);
};
