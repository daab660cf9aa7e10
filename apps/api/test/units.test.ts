import { describe, expect, test } from 'vitest';
import { createIds, isId, positionAt, positionOf } from '../src/db/ids.ts';
import { clientAddress } from '../src/http/clientAddress.ts';
import { networkOf } from '../src/http/networkOf.ts';
import { initialsOf } from '../src/text/initialsOf.ts';
import { readEnv } from '../src/env.ts';
import { readUserCount } from '../src/sample/readUserCount.ts';

describe('ids', () => {
  const at = new Date('2026-05-04T10:00:00.000Z');

  test('are UUIDs of version 7 that hold their time and go up', () => {
    const ids = createIds();
    const made = Array.from({ length: 5000 }, () => ids(at));
    for (const id of made) {
      expect(isId(id)).toBe(true);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
    }
    expect(made.toSorted()).toEqual(made);
    expect(new Set(made).size).toBe(5000);
  });

  test('have positions in the same order, above those of earlier moments', () => {
    const ids = createIds();
    const moments = [0, 0, 0, 1, 1, 1000, 86_400_000].map((ms) => new Date(at.getTime() + ms));
    const positions = moments.map((moment) => positionOf(ids(moment)));
    for (const [index, position] of positions.slice(1).entries())
      expect(position).toBeGreaterThan(positions[index] ?? 0n);
    for (const [index, position] of positions.entries()) {
      const moment = moments[index] ?? at;
      expect(position).toBeGreaterThanOrEqual(positionAt(moment));
      expect(position).toBeLessThan(positionAt(new Date(moment.getTime() + 1)));
    }
    expect(positionAt(new Date('2200-01-01'))).toBeLessThan(2n ** 63n);
  });

  test.each(['', 'x', '01900000-0000-7000-8000-00000000000', '01900000-0000-7000-8000-00000000000A'])(
    'are not %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});

describe('networkOf', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('clientAddress', () => {
  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['fe80::1%eth0', 'fe80::1'],
    [undefined, 'unknown'],
  ])('of the socket %s is %s', (remote, address) => {
    expect(clientAddress(remote, null, 0)).toBe(address);
  });

  test('believes no header unless told how many proxies there are', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.7', 0)).toBe('10.0.0.1');
  });

  test.each([
    [1, '203.0.113.7', '203.0.113.7'],
    // What the client made up stands before what the proxy has added.
    [1, '1.1.1.1, 2.2.2.2, 203.0.113.7', '203.0.113.7'],
    [2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '10.0.0.2', '10.0.0.2'],
    [1, '203.0.113.7:51234', '203.0.113.7'],
    [1, '[2001:DB8::1]:443', '2001:db8::1'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    [1, '', '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '203.0.113.7\u0000', '10.0.0.1'],
    [1, 'a'.repeat(10_000), '10.0.0.1'],
  ])('with %i proxies and "%.60s" is %s', (proxies, forwardedFor, address) => {
    expect(clientAddress('10.0.0.1', forwardedFor, proxies)).toBe(address);
  });
});

describe('initialsOf', () => {
  test.each([
    ['Nguyễn Thị Lan', 'NL'],
    ['admin', 'A'],
    ['zoë van der Müller', 'ZM'],
    ['محمد الأمين', 'ما'],
    ['李娜', '李'],
    ['(Bob) "Smith"', 'BS'],
    ['ßharp', 'SS'],
    ['👨‍👩‍👧‍👦 Family', '👨F'],
    ['!?', '!'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
    expect(initials.length).toBeLessThanOrEqual(16);
  });
});

describe('readEnv', () => {
  test('has the documented defaults, and takes an empty variable for an unset one', () => {
    for (const variables of [{}, { PORT: '', DATABASE_URL: '', PLANNER_SAMPLE_DATA: '' }]) {
      expect(readEnv(variables)).toMatchObject({
        port: 3000,
        host: '127.0.0.1',
        publicUrl: undefined,
        databaseUrl: undefined,
        adminEmail: 'admin@planner.local',
        adminPassword: undefined,
        sampleData: false,
        smtpUrl: undefined,
        contactEmail: undefined,
      });
      expect(readEnv(variables).dataDir).toMatch(/\.data$/);
    }
  });

  test('takes a public address without its slash', () => {
    expect(readEnv({ PUBLIC_URL: 'https://Admin.example.org/' }).publicUrl).toBe('https://admin.example.org');
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/console'],
    ['DATABASE_URL', 'mysql://localhost/planner'],
    ['PLANNER_ADMIN_EMAIL', 'admin'],
    ['PLANNER_ADMIN_PASSWORD', 'short'],
    ['PLANNER_ADMIN_PASSWORD', 'password123'],
    ['PLANNER_SAMPLE_DATA', 'yes'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'me'],
    ['CONTACT_EMAIL', 'a@b'],
  ])('says in one sentence that it cannot use %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`));
  });
});

describe('the arguments of the seed command', () => {
  test('are a number of users', () => {
    expect(readUserCount(['--users', '1000000'])).toBe(1_000_000);
  });

  test.each([
    [[]],
    [['--users']],
    [['--users', '-5']],
    [['--users', '1e3']],
    [['--users', '0']],
    [['--users', '1', '2']],
    [['7']],
  ])('are not %j', (args) => {
    expect(() => readUserCount(args)).toThrow(/^Say how many users to add, .*\.$/);
  });
});
