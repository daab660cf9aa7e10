import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formOf, picture } from '../support/pictures.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let red: Buffer;
let blue: Buffer;
let green: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  [red, blue, green] = await Promise.all([picture('red'), picture('blue'), picture('green')]);
});
afterAll(() => api.stop());
beforeEach(async () => {
  for (const kind of ['Habit', 'Workout'] as const) {
    const { body } = await api.call(kind === 'Habit' ? 'listHabitCategories' : 'listWorkoutCategories');
    for (const { _id } of body) await api.call(`delete${kind}Category`, { params: { id: _id } });
  }
});

const paramsOf = ({ _id: id }: { _id: string }) => ({ id });

/** A valid id that does not exist. */
const NOTHING = '01900000-0000-7000-8000-000000000000';

const orphans = async (): Promise<string[]> => {
  const { db } = api.engine;
  const icons = (await db.selectFrom('icons').select('hash').execute()).map(({ hash }) => hash);
  const rows = [
    ...(await db.selectFrom('habit_categories').selectAll().execute()),
    ...(await db.selectFrom('workout_categories').selectAll().execute()),
  ];
  const used = new Set(rows.flatMap((row) => [row.icon_light, row.icon_dark]));
  return [...icons.filter((hash) => !used.has(hash)), ...[...used].filter((hash) => !icons.includes(hash))];
};

const iconStatus = async (path: string) => (await api.fetch(`/api/v1${path}`)).status;

describe.each(['Habit', 'Workout'] as const)('%s categories', (kind) => {
  const list = `list${kind}Categories` as 'listHabitCategories';
  const get = `get${kind}Category` as 'getHabitCategory';
  const create = `create${kind}Category` as 'createHabitCategory';
  const update = `update${kind}Category` as 'updateHabitCategory';
  const remove = `delete${kind}Category` as 'deleteHabitCategory';

  const add = async (name: string, light: Buffer, dark: Buffer) => {
    const { status, body } = await api.call(create, {
      body: formOf({ name, iconLight: light, iconDark: dark }),
    });
    expect(status).toBe(201);
    return body;
  };

  test('are added with two icons and can be read', async () => {
    const { status, body, headers } = await api.call(create, {
      body: formOf({ name: '  Reading ', iconLight: red, iconDark: blue }),
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Reading',
      iconLight: expect.stringMatching(/^\/icons\/[0-9a-f]{64}\.png$/),
      iconDark: expect.stringMatching(/^\/icons\/[0-9a-f]{64}\.png$/),
      createdAt: api.clock.now().toISOString(),
      updatedAt: api.clock.now().toISOString(),
    });
    expect(body.iconLight).not.toBe(body.iconDark);
    const found = await api.call(get, { params: paramsOf(body) });
    expect([found.body, found.headers.get('etag')]).toEqual([body, headers.get('etag')]);
    expect((await api.call(list)).body).toEqual([body]);
    expect(await iconStatus(body.iconLight)).toBe(200);
  });

  test('are added once when the request is retried after a lost response', async () => {
    const headers = { 'Idempotency-Key': '7f3a9c0e5b1d4f8296e7a1b3c5d7f901' };
    const send = (light: Buffer) =>
      api.call(create, { body: formOf({ name: 'Once', iconLight: light, iconDark: blue }), headers });
    const [first, second] = await Promise.all([send(red), send(red)]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const exchanged = await api.call(update, {
      params: paramsOf(first.body),
      body: formOf({ name: 'Once', iconLight: green }),
    });
    expect((await send(red)).body).toEqual(exchanged.body);
    expect((await api.call(list)).body).toHaveLength(1);
    expect(await orphans()).toEqual([]);
    const { status, failure } = await send(green);
    expect([status, failure.code]).toEqual([422, 'key-reused']);
  });

  test('are sorted by name', async () => {
    for (const name of ['Écoute', 'banana 10', 'Banana 9', 'Zoo', 'apple']) await add(name, red, blue);
    const { body } = await api.call(list);
    expect(body.map(({ name }) => name)).toEqual(['apple', 'Banana 9', 'banana 10', 'Écoute', 'Zoo']);
  });

  test('keep icons that are omitted, or empty as in an untouched file input', async () => {
    const before = await add('Running', red, blue);
    api.clock.advance(1000);
    const form = formOf({ name: 'Jogging' });
    form.append('iconLight', new Blob([]), '');
    const { status, body } = await api.call(update, { params: paramsOf(before), body: form });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, name: 'Jogging', updatedAt: api.clock.now().toISOString() });
  });

  test('replace an icon together with the row, and delete the old one if unused', async () => {
    const before = await add('Rowing', red, blue);
    const { body } = await api.call(update, {
      params: paramsOf(before),
      body: formOf({ name: 'Rowing', iconLight: green }),
    });
    expect(body.iconDark).toBe(before.iconDark);
    expect(body.iconLight).not.toBe(before.iconLight);
    expect(await Promise.all([body.iconLight, body.iconDark, before.iconLight].map(iconStatus))).toEqual([
      200, 200, 404,
    ]);
    expect(await orphans()).toEqual([]);
  });

  test('share identical icons, which are deleted with their last use', async () => {
    const one = await add('One', red, red);
    const other = await add('Other', blue, red);
    expect([one.iconDark, other.iconDark]).toEqual([one.iconLight, one.iconLight]);
    await api.call(remove, { params: paramsOf(one) });
    expect(await iconStatus(other.iconDark)).toBe(200);
    const swapped = await api.call(update, {
      params: paramsOf(other),
      body: formOf({ name: 'Other', iconLight: red, iconDark: blue }),
    });
    expect(swapped.body).toMatchObject({ iconLight: other.iconDark, iconDark: other.iconLight });
    await api.call(remove, { params: paramsOf(other) });
    expect(await iconStatus(other.iconDark)).toBe(404);
    expect(await orphans()).toEqual([]);
  });

  test('are deleted once', async () => {
    const { _id } = await add('Gone', red, blue);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => api.call(remove, { params: { id: _id } })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    expect(responses.find(({ status }) => status === 200)?.body).toEqual({ message: 'Category deleted' });
    expect((await api.call(get, { params: { id: _id } })).status).toBe(404);
    expect(await orphans()).toEqual([]);
  });

  test('are not found under the id of another kind', async () => {
    const { _id } = await add('Mine', red, blue);
    const other = kind === 'Habit' ? 'Workout' : 'Habit';
    const params = { id: _id };
    const body = formOf({ name: 'X' });
    const statuses = [
      await api.call(`get${other}Category`, { params }),
      await api.call(`update${other}Category`, { params, body }),
      await api.call(`delete${other}Category`, { params }),
      await api.call(update, { params: { id: NOTHING }, body }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test('reject the second of two editors and change nothing', async () => {
    const { _id } = await add('Shared', red, blue);
    const params = { id: _id };
    const opened = await api.call(get, { params });
    const headers = { 'If-Match': opened.headers.get('etag') ?? '' };
    const first = await api.call(update, { params, headers, body: formOf({ name: 'First' }) });
    const second = await api.call(update, {
      params,
      headers,
      body: formOf({ name: 'Second', iconLight: green }),
    });
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(second.failure.current).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await api.call(get, { params })).body).toEqual(first.body);
    expect(await orphans()).toEqual([]);
    const again = { 'If-Match': second.headers.get('etag') ?? '' };
    expect(
      (await api.call(update, { params, headers: again, body: formOf({ name: 'Second' }) })).status,
    ).toBe(200);
  });

  test('accept one of 20 parallel saves of one version', async () => {
    const { _id } = await add('Contested', red, blue);
    const before = await api.call(get, { params: { id: _id } });
    const headers = { 'If-Match': before.headers.get('etag') ?? '' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.call(update, {
          params: { id: _id },
          headers,
          body: formOf({ name: `Name ${index}`, iconDark: index % 2 ? red : green }),
        }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(412),
    ]);
    const winner = responses.find(({ status }) => status === 200);
    expect((await api.call(get, { params: { id: _id } })).body).toEqual(winner?.body);
    expect(await orphans()).toEqual([]);
  });

  test('accept all parallel saves without a version, in turn', async () => {
    const { _id } = await add('Popular', red, blue);
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        api.call(update, {
          params: { id: _id },
          body: formOf({ name: `Name ${index}`, iconDark: index % 2 ? red : green }),
        }),
      ),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await orphans()).toEqual([]);
  });

  test('keep their icons while others add and remove the same ones', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const gone = ids.splice(0);
      const [created] = await Promise.all([
        Promise.all([
          add(`A ${round}`, red, blue),
          add(`B ${round}`, blue, red),
          add(`C ${round}`, green, red),
        ]),
        ...gone.map((id) => api.call(remove, { params: { id } })),
      ]);
      ids.push(...created.map(({ _id }) => _id));
      expect(await orphans()).toEqual([]);
    }
    expect((await api.call(list)).body).toHaveLength(3);
  });

  test('report every invalid field and store nothing', async () => {
    const missing = await api.call(create, { body: formOf({ name: ' \u200b ' }) });
    expect([missing.status, missing.failure.errors]).toEqual([
      422,
      { name: 'Name is required', iconLight: 'Light icon is required', iconDark: 'Dark icon is required' },
    ]);
    const wrong = await api.call(create, {
      body: formOf({ name: red, iconLight: '/etc/passwd', iconDark: blue, extra: 'x', __proto__x: 'y' }),
    });
    expect([wrong.status, wrong.failure.errors]).toEqual([
      422,
      {
        name: 'Name must be text',
        iconLight: 'Light icon must be a file',
        extra: 'This field is not known',
        __proto__x: 'This field is not known',
      },
    ]);
    const long = await api.call(create, {
      body: formOf({ name: 'x'.repeat(201), iconLight: red, iconDark: blue }),
    });
    expect(long.failure.errors).toEqual({ name: 'Name may have at most 200 characters' });
    expect((await api.call(list)).body).toEqual([]);
    expect(await orphans()).toEqual([]);
  });

  test('stay unchanged when a new icon is invalid', async () => {
    const before = await add('Kept', red, blue);
    const { status, failure } = await api.call(update, {
      params: paramsOf(before),
      body: formOf({ name: 'Lost', iconLight: green, iconDark: Buffer.from('no picture') }),
    });
    expect([status, failure.errors]).toEqual([415, { iconDark: 'Dark icon must be a PNG or JPEG image' }]);
    expect((await api.call(get, { params: paramsOf(before) })).body).toEqual(before);
    expect(await orphans()).toEqual([]);
  });
});

test('habits and workouts share icons', async () => {
  const fields = { name: 'Both', iconLight: red, iconDark: red };
  const habit = await api.call('createHabitCategory', { body: formOf(fields) });
  const workout = await api.call('createWorkoutCategory', { body: formOf(fields) });
  expect(habit.body.iconLight).toBe(workout.body.iconLight);
  await api.call('deleteHabitCategory', { params: paramsOf(habit.body) });
  expect(await iconStatus(workout.body.iconLight)).toBe(200);
  await api.call('deleteWorkoutCategory', { params: paramsOf(workout.body) });
  expect(await iconStatus(workout.body.iconLight)).toBe(404);
});
