import { measureRate } from './measureRate.ts';
import { percentile } from './percentile.ts';
import { print } from './print.ts';
import { startServer } from './startServer.ts';

const ROUNDS = 7;
const LOAD = { connections: 10, ms: 1000 };

/** Prints the rate of `GET users`, and of a bare server in alternation, since the load of the machine varies. */
export const measureThroughput = async (origin: string, cookie: string): Promise<void> => {
  const url = `${origin}/api/v1/users`;
  const response = await fetch(url, { headers: { Cookie: cookie, 'Accept-Encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`GET users returned ${response.status}`);
  const bare = await startServer('bareServer.ts', {}, body);
  const rates: Record<'plain' | 'compressed' | 'bare', number[]> = { plain: [], compressed: [], bare: [] };
  const compressed = { Cookie: cookie, 'Accept-Encoding': 'br' };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rates.bare.push(await measureRate(bare.url, { Cookie: cookie }, LOAD));
    rates.plain.push(await measureRate(url, { Cookie: cookie }, LOAD));
    rates.compressed.push(await measureRate(url, compressed, LOAD));
  }
  await bare.stop();
  // The first round warms up the JIT.
  for (const [what, measured] of Object.entries(rates)) {
    const ratio = percentile(
      measured.slice(1).map((rate, round) => rate / (rates.bare[round + 1] ?? rate)),
      0.5,
    );
    const rate = percentile(measured.slice(1), 0.5).toFixed(0);
    print(
      `GET users, ${what}: ${rate}/s, ${ratio.toFixed(2)} of a bare node:http server with ${body.length} bytes`,
    );
  }
};
