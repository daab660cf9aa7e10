import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { deviceIn } from '../support/deviceIn.ts';
import { ADMIN, startTestApi } from '../support/startTestApi.ts';

const PASSWORD = 'a fine passphrase';

describe('the hashing queue', () => {
  test.each([1, 2, 7])('hashes %i at a time, rejects what exceeds its capacity', async (concurrency) => {
    const hasher = createHasher({ memoryKib: 1024, passes: 1 }, concurrency);
    const results = await Promise.allSettled(Array.from({ length: 150 }, () => hasher.hash(PASSWORD)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(150 - 100 - concurrency);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 503, details: { headers: { 'Retry-After': '5' } } });
    }
    expect(await hasher.verify(PASSWORD, await hasher.hash(PASSWORD))).toBe(true);
  });

  test('leaves a core to other requests', async () => {
    const hasher = createHasher({ memoryKib: 1024, passes: 1 });
    const results = await Promise.allSettled(Array.from({ length: 200 }, () => hasher.hash(PASSWORD)));
    const completed = results.filter(({ status }) => status === 'fulfilled');
    expect(completed).toHaveLength(100 + Math.min(Math.max(1, availableParallelism() - 1), 3));
  });
});

/** Resolves the order in which calls were served. */
const orderOf = async (
  calls: readonly (readonly [name: string, call: Promise<unknown>])[],
): Promise<string[]> => {
  const order: string[] = [];
  await Promise.all(
    calls.map(([name, call]) =>
      call.then(
        () => order.push(name),
        () => order.push(`${name} refused`),
      ),
    ),
  );
  return order;
};

const unknownClients = (count: number, networkOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ client: 'unknown' as const, network: networkOf(index) }));

describe('a crowd in the hashing queue', () => {
  test.each(['device', 'network'] as const)('of 140 networks lets a known %s pass', async (client) => {
    const hasher = createHasher({ memoryKib: 1024, passes: 1 }, 1);
    const calls = unknownClients(140, (index) => `198.51.100.${index}`).map(
      (turn) => ['unknown', hasher.verify(PASSWORD, null, turn)] as const,
    );
    const owner = hasher.verify(PASSWORD, null, { client, network: '203.0.113.1' });
    const order = (await orderOf([...calls, ['owner', owner] as const])).filter(
      (name) => !name.endsWith('refused'),
    );
    expect(order.indexOf('owner')).toBe(1);
    expect(order).toHaveLength(102);
  });

  test('of a network of the owner lets a known device pass', async () => {
    const hasher = createHasher({ memoryKib: 1024, passes: 1 }, 1);
    const neighbors = Array.from({ length: 140 }, () => ({
      client: 'network' as const,
      network: '203.0.113.0/24',
    }));
    const calls = neighbors.map((turn) => ['neighbor', hasher.verify(PASSWORD, null, turn)] as const);
    const owner = hasher.verify(PASSWORD, null, { client: 'device', network: '203.0.113.0/24' });
    const order = await orderOf([...calls, ['owner', owner] as const]);
    expect(order.filter((name) => !name.endsWith('refused')).indexOf('owner')).toBe(1);
  });

  test('of one network lets unknown clients of others pass', async () => {
    const hasher = createHasher({ memoryKib: 1024, passes: 1 }, 1);
    const calls = unknownClients(110, () => '2001:db8:aa::/48').map(
      (turn) => ['crowd', hasher.verify(PASSWORD, null, turn)] as const,
    );
    const owner = hasher.verify(PASSWORD, null, { client: 'unknown', network: '203.0.113.1' });
    const order = (await orderOf([...calls, ['owner', owner] as const])).filter(
      (name) => !name.endsWith('refused'),
    );
    expect(order.indexOf('owner')).toBe(2);
    expect(order).toHaveLength(101);
  });
});

test.each([
  ['140 networks', (index: number) => `10.${(index >> 8) & 255}.${index & 255}.1`],
  ['one IPv6 /56', (index: number) => `2001:db8:0:${(index % 256).toString(16)}::1`],
])('an attack from %s does not keep the owner out', async (_, addressOf) => {
  const attacked = await startTestApi({
    trustedProxies: 1,
    hashCost: { memoryKib: 19_456, passes: 2 },
    validateResponses: false,
  });
  const { headers } = await attacked.call('logIn', { body: ADMIN, as: null });
  const device = deviceIn(headers);
  const over = new AbortController();
  let sent = 0;
  /** Attempts whose password was compared: refusals of a limit take no place in the queue. */
  let served = 0;
  const attackers = Array.from({ length: 140 }, async () => {
    while (!over.signal.aborted) {
      const forwarded = addressOf((sent += 1));
      const body = { email: ADMIN.email, password: 'wrong password' };
      const { status } = await attacked.call('logIn', {
        body,
        as: null,
        headers: { 'X-Forwarded-For': forwarded },
      });
      if (status === 401) served += 1;
    }
  });
  const signIns: number[] = [];
  const servedBefore: number[] = [];
  // With the device's cookie, and without it from the network of the sign-in above.
  for (const as of [device, null, device, null, null, null, null, null]) {
    served = 0;
    signIns.push((await attacked.call('logIn', { body: ADMIN, as })).status);
    servedBefore.push(served);
  }
  over.abort();
  await Promise.all(attackers);
  expect(signIns).toEqual(Array(8).fill(200));
  // The queue holds a hundred.
  expect(Math.max(...servedBefore)).toBeLessThan(50);
  await attacked.stop();
});
