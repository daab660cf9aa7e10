import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createJoinTimes, createSampleUsers, createRandom } from '../../src/sample/createSampleUsers.ts';
import { fillWithSampleData } from '../../src/sample/fillWithSampleData.ts';
import { seedUsers } from '../../src/sample/seedUsers.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

const YEAR_MS = 365.25 * 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await Promise.all([
    fillWithSampleData(api.engine, api.clock.now()),
    fillWithSampleData(api.engine, api.clock.now()),
  ]);
});
afterAll(() => api.stop());

const make = (seed: number) => [
  ...createSampleUsers({ random: createRandom(seed), count: 500, now: api.clock.now(), admins: 3 }),
];

describe('sample users', () => {
  test('are deterministic', () => {
    expect(make(1)).toEqual(make(1));
    expect(make(1)).not.toEqual(make(2));
  });

  test('have unique addresses at reserved domains, and joined within two years', () => {
    const users = make(3);
    const now = api.clock.now().getTime();
    expect(new Set(users.map(({ email }) => email)).size).toBe(500);
    for (const { email, created_at, last_active } of users) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+\d*@example\.(?:com|org)$/);
      const joined = Date.parse(created_at);
      expect(joined).toBeGreaterThan(now - 2 * YEAR_MS - 1);
      expect(joined).toBeLessThanOrEqual(now);
      expect(last_active === null || Date.parse(last_active) >= joined).toBe(true);
    }
    expect(users.map(({ id }) => id)).toEqual(users.map(({ id }) => id).toSorted());
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(3);
    expect(users.every(({ password_hash }) => password_hash === null)).toBe(true);
  });
});

describe('the times at which sample users joined', () => {
  const DAY_MS = 86_400_000;
  const count = 20_000;
  const now = new Date('2026-04-16T09:30:00.000Z');
  const times = [...createJoinTimes(createRandom(7), count, now)];
  const between = (from: string, to: string) =>
    times.filter((time) => time >= Date.parse(from) && time < Date.parse(to)).length;

  test('are sorted and within two years', () => {
    expect(times).toHaveLength(count);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(now.getTime() - 2 * 365 * DAY_MS);
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  });

  test('show growth', () => {
    const before = between('2024-11-18', '2024-12-16');
    expect(between('2025-11-17', '2025-12-15')).toBeGreaterThan(before * 1.8);
  });
});

describe('sample data', () => {
  test('is added once, and the dashboard counts it', async () => {
    const { body } = await api.call('getDashboard');
    expect(body.totals).toEqual({ users: 241, habits: 12, finance: 10, workout: 8 });
    expect(body.recentUsers).toHaveLength(5);
    expect(body.recentUsers[0]).toMatchObject({
      email: 'admin@planner.local',
      initials: 'A',
      status: 'Active',
    });
    const { body: page } = await api.call('listUsers');
    expect(body.recentUsers.map(({ email }) => email)).toEqual(
      page.users.slice(0, 5).map(({ email }) => email),
    );
  });

  test('is charted by week, with recent additions', async () => {
    const now = api.clock.now();
    const users = await api.engine.db.selectFrom('users').select('created_at').execute();
    const { body } = await api.call('getUserGrowth');
    expect(body.weeks).toHaveLength(12);
    expect(new Set(body.weeks.map(({ week }) => new Date(week).getUTCDay()))).toEqual(new Set([1]));
    const [first] = body.weeks;
    const sum = body.weeks.reduce((total, week) => total + week.users, 0);
    expect(sum).toBe(users.filter(({ created_at }) => created_at >= (first?.week ?? '')).length);
    expect(Date.parse(body.weeks.at(-1)?.week ?? '')).toBeGreaterThan(now.getTime() - 7 * 86_400_000);
    const monthAgo = new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
    expect((await api.call('getDashboard')).body.added?.users).toBe(
      users.filter(({ created_at }) => created_at >= monthAgo).length,
    );
  });

  test('has subscriptions in the charted numbers', async () => {
    const { body } = await api.call('getSubscriptionStatuses');
    const { body: all } = await api.call('listSubscriptions');
    expect(body.statuses.reduce((sum, { subscriptions }) => sum + subscriptions, 0)).toBe(all.data.length);
    for (const { status, subscriptions } of body.statuses)
      expect(all.data.filter((row) => row.status === status)).toHaveLength(subscriptions);
  });

  test('has subscriptions in every status, some without an end', async () => {
    const { body } = await api.call('listSubscriptions');
    const states = new Set(body.data.map(({ status }) => status));
    expect([...states].toSorted()).toEqual(
      ['ACTIVE', 'ERROR', 'EXPIRED', 'GRACE_PERIOD', 'PAUSED', 'REFUNDED'].toSorted(),
    );
    expect(body.data.some(({ expiresDate }) => expiresDate === null)).toBe(true);
  });

  test('has public legal texts', async () => {
    for (const type of ['privacy', 'terms']) {
      const { status, body } = await api.call('getPolicy', { params: { type }, as: null });
      expect([status, body.type]).toEqual([200, type]);
      expect(body.content.match(/<h2>/g)?.length).toBeGreaterThan(5);
    }
  });

  test('has real images as icons, with content-addressed names', async () => {
    const icons = await api.engine.db
      .selectFrom('habit_categories')
      .select(['icon_light', 'icon_dark'])
      .execute();
    expect(new Set(icons.flatMap(({ icon_light, icon_dark }) => [icon_light, icon_dark])).size).toBe(24);
    const [icon] = icons;
    const response = await api.fetch(`/api/v1/icons/${icon?.icon_light}.png`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(icon?.icon_light);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 128, height: 128 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await api.fetch(`/api/v1/icons/${icon?.icon_light}.jpg`)).status).toBe(404);
    expect((await api.fetch(`/api/v1/icons/${'0'.repeat(64)}.png`)).status).toBe(404);
    expect((await api.fetch('/api/v1/icons/x')).status).toBe(404);
  });

  test('can be extended repeatedly by the seed command', async () => {
    const heard: number[] = [];
    for (const seconds of [0, 1]) {
      api.clock.advance(seconds * 1000);
      await seedUsers(api.engine, 700, api.clock.now(), (done) => heard.push(done));
    }
    expect(heard).toEqual([700, 700]);
    const { body } = await api.call('getDashboard');
    expect(body.totals).toEqual({ users: 241 + 1400, habits: 12, finance: 10, workout: 8 });
  });
});
