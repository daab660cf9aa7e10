import type { AddressInfo } from 'node:net';
import { preview } from 'vite';

/** Serves a folder at `base` of a free port of the loopback interface. Call `close` when done. */
export async function serveFolder(
  folder: string,
  base = '/',
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    base,
    // Answers 404 for missing files.
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
