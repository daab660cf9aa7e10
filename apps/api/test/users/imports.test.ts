import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { DAY_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { insertSubscriptions } from '../../src/subscriptions/rows.ts';
import { type CallOptions, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ids = createIds();

const upload = (file: string | Buffer, list = 'users', options: CallOptions = {}) =>
  api.call('uploadImport', {
    params: { list },
    body: Buffer.from(file),
    headers: { 'Content-Type': 'text/csv' },
    ...options,
  });

const idOf = async (file: string | Buffer, list?: string, query = {}): Promise<string> => {
  const { status, body, failure } = await upload(file, list, { query });
  if (status !== 201) throw new Error(JSON.stringify(failure));
  const { _id: id } = body;
  return id;
};

const check = async (id: string, fields?: string[]) =>
  (await api.call('checkImport', { params: { id }, body: { fields } })).body;

/** Imports a file and returns the task at its end. */
const run = async (file: string | Buffer, list?: string, choice = {}, query = {}) => {
  const id = await idOf(file, list, query);
  await api.call('startImport', { params: { id }, body: choice });
  await api.tasks.settled();
  const { state, total, done, failed } = (await api.call('getTask', { params: { id } })).body;
  return { id, state, total, done, failed };
};

const fileOf = (count: number, rowOf: (index: number) => string): string =>
  ['Name,Mail', ...Array.from({ length: count }, (_, index) => rowOf(index))].join('\n');

const usersOf = async (query: string) =>
  (await api.call('listUsers', { query: { query, sort: 'name' } })).body.users;

const failuresOf = async (id: string) => (await api.call('listTaskFailures', { params: { id } })).body.items;

describe('uploadImport', () => {
  test('says what the file holds, and guesses the fields from the headings', async () => {
    const { status, body } = await upload('Name,E-Mail,Notes,Role\nAda,ada@example.org,,user\n');
    expect([status, body.rows]).toEqual([201, 1]);
    expect(body.columns).toEqual([
      { header: 'Name', samples: ['Ada'], field: 'name' },
      { header: 'E-Mail', samples: ['ada@example.org'], field: 'email' },
      { header: 'Notes', samples: [], field: '' },
      { header: 'Role', samples: ['user'], field: 'role' },
    ]);
    expect(body.fields.slice(0, 3)).toEqual([
      { field: 'name', isRequired: true },
      { field: 'email', isRequired: true },
      { field: 'firstName', isRequired: false, partOf: 'name' },
    ]);
  });

  test('guesses fields from the headings of other programs', async () => {
    const { body } = await upload(
      'Full Name,email_address,date_of_birth,Height (cm)\nAda,ada@example.org,,\n',
    );
    expect(body.columns.map(({ field }) => field)).toEqual(['name', 'email', 'dob', 'height']);
  });

  test.each([
    ['', 'The file needs a header line and at least one row'],
    ['Name,Mail\n', 'The file needs a header line and at least one row'],
    ['Name,Mail\nAda,"ada@example.org\n', 'A quote is not closed in row 2'],
    ['Name,"Mail\nAda,ada@example.org\n', 'A quote is not closed in row 1'],
    ['PK\u0003\u0004\u0014\u0000', 'The file is a workbook. Save it as CSV'],
    [Buffer.from('\xd0\xcf\x11\xe0\xa1', 'latin1'), 'The file is a workbook. Save it as CSV'],
    ['%PDF-1.7', 'The file is a PDF. Save the list as CSV'],
    ['BEGIN:VCARD\r\nVERSION:3.0', 'The file has contacts as vCards. Export them as CSV'],
    [`Name\n${'x\n'.repeat(100_001)}`, 'The file may have at most 100,000 rows. Split it'],
    [
      `${'Name,'.repeat(501)}\nx\n`,
      'The file may have at most 500 columns. Remove those that are not imported',
    ],
    [
      `Name\n${`${'x,'.repeat(99)}x\n`.repeat(10_001)}`,
      'The file may have at most 1,000,000 values. Split it, or remove columns that are not imported',
    ],
    [`Name\nx\n${'x'.repeat(20_001)}`, 'More than 20,000 characters in row 3'],
    [','.repeat(20_002), 'More than 20,000 characters in row 1'],
  ])('refuses a file that it cannot read: %#', async (file, message) => {
    const { status, failure } = await upload(file);
    expect([status, failure.errors]).toEqual([422, { file: message }]);
  });

  test('does not know other lists, nor the drafts of others', async () => {
    expect((await upload('Name\nx\n', 'sessions')).status).toBe(404);
    const other = await api.addUser({ email: 'other.admin@example.org', role: 'admin' });
    const as = `planner_session=${await startSession(api.engine.db, other, api.clock.now())}`;
    const id = await idOf('Name,Mail\nAda,ada@example.org\n');
    for (const operation of ['checkImport', 'startImport'] as const)
      expect((await api.call(operation, { params: { id }, body: {}, as })).status).toBe(404);
    for (const operation of ['getTask', 'listTaskFailures'] as const)
      expect((await api.call(operation, { params: { id } })).status).toBe(404);
    expect((await api.call('cancelTask', { params: { id } })).status).toBe(404);
  });

  test('forgets a file that was not imported after a day, and deletes its rows', async () => {
    const { db } = api.engine;
    const left = async () => ({
      drafts: await db.selectFrom('tasks').select('id').where('state', '=', 'draft').execute(),
      chunks: await db.selectFrom('task_chunks').select('task_id').execute(),
    });
    const advance = async (ms: number) => {
      api.clock.advance(ms);
      await api.eraser.run();
      api.cookie = `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;
    };
    await advance(DAY_MS);
    // More chunks than one step deletes.
    const long = await idOf(`Name,Mail\n${'Ada,ada@example.org\n'.repeat(10_001)}`);
    await advance(DAY_MS / 2);
    const id = await idOf('Name,Mail\nAda,ada@example.org\n');
    await advance(DAY_MS / 2 - 1);
    expect((await left()).drafts).toHaveLength(2);
    expect((await check(long)).valid).toBe(1);
    api.clock.advance(1);
    for (const operation of ['checkImport', 'startImport'] as const)
      expect((await api.call(operation, { params: { id: long }, body: {} })).status).toBe(404);
    await advance(0);
    expect(await left()).toEqual({ drafts: [{ id }], chunks: [{ task_id: id }] });
    await advance(DAY_MS);
    expect(await left()).toEqual({ drafts: [], chunks: [] });
  });
});

const lines = (separator: string) =>
  [
    ['Name', 'Mail', 'Height'],
    ['Zoë Müller', 'zoe@example.org', 'Łukasz'],
  ]
    .map((cells) => cells.join(separator))
    .join('\r\n');
const samplesOf = async (file: Buffer) => {
  const { body } = await upload(file);
  return body.columns.map(({ samples }) => samples[0]);
};

describe('files', () => {
  const expected = ['Zoë Müller', 'zoe@example.org', 'Łukasz'];
  test.each([
    ['UTF-8', Buffer.from(lines(','))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${lines(',')}`)],
    ['semicolons', Buffer.from(lines(';'))],
    ['tabs', Buffer.from(lines('\t'))],
    ['bars', Buffer.from(lines('|'))],
    ['semicolons that its first line declares', Buffer.from(`sep=;\r\n${lines(';')}`)],
    ['semicolons after empty lines', Buffer.from(`\r\n\r\n${lines(';')}`)],
    ['quotes after spaces', Buffer.from(lines(',').replaceAll(/,([^,\r]*)/g, ', "$1"'))],
    ['lines of old Macs', Buffer.from(lines(';').replaceAll('\n', ''))],
    ['UTF-16 LE', Buffer.from(`\uFEFF${lines(',')}`, 'utf16le')],
    ['UTF-16 LE without a mark', Buffer.from(lines(','), 'utf16le')],
    ['UTF-16 BE', Buffer.from(`\uFEFF${lines(',')}`, 'utf16le').swap16()],
  ])('in %s are read', async (_, file) => {
    expect(await samplesOf(file)).toEqual(expected);
  });

  test('in Windows-1252 are read', async () => {
    expect(await samplesOf(Buffer.from('Name;Mail\nZoë Müller;zoe@example.org', 'latin1'))).toEqual([
      'Zoë Müller',
      'zoe@example.org',
    ]);
  });

  test('with quotes, separators and line breaks in values are read', async () => {
    expect(
      await samplesOf(Buffer.from('Name,Mail,Note\n\n"a ""b"", c","x@example.org","one\ntwo"\n')),
    ).toEqual(['a "b", c', 'x@example.org', 'one\ntwo']);
  });
});

describe('checkImport', () => {
  test('counts what would happen, and changes nothing', async () => {
    await api.addUser({ name: 'Known Person', email: 'known@example.org' });
    const rows = [
      'Name,Mail,Role,Birthday',
      'Check One,check1@example.org,Admin,1994-03-18',
      'Check Two,check2@example,,',
      'Check Three,KNOWN@example.org,,',
      'Check Four,check1@Example.org,,',
      ',check5@example.org,,2999-01-01',
      'Check Six,check6@example.org,,,surplus',
    ];
    const id = await idOf(rows.join('\n'));
    expect(await check(id)).toEqual({
      valid: 1,
      updates: 0,
      failing: 3,
      duplicates: 2,
      administrators: 1,
      unknownGenders: 0,
      preview: [
        {
          row: 2,
          values: [
            { field: 'name', value: 'Check One' },
            { field: 'email', value: 'check1@example.org' },
            { field: 'role', value: 'user' },
            { field: 'dob', value: '1994-03-18' },
          ],
        },
      ],
      problems: [
        { item: 'Row 3: Check Two', reason: 'E-mail must be a valid e-mail address' },
        { item: 'Row 6: check5@example.org', reason: 'Name is required' },
        { item: 'Row 7: Check Six', reason: 'The row has more values than the header line' },
        { item: 'Row 4: Check Three', reason: 'This e-mail address is already in use' },
        { item: 'Row 5: Check Four', reason: 'This e-mail address is twice in the file' },
      ],
    });
    expect(await usersOf('check')).toEqual([]);
  });

  test('lists the first 1,000 rows that would fail, or all', async () => {
    const id = await idOf(`Name,Mail\n${'Bad,bad\n'.repeat(1203)}`);
    expect((await check(id)).problems).toHaveLength(1000);
    const { problems } = (await api.call('checkImport', { params: { id }, body: { allProblems: true } }))
      .body;
    expect(problems).toHaveLength(1203);
    expect(problems.at(-1)).toEqual({
      item: 'Row 1204: Bad',
      reason: 'E-mail must be a valid e-mail address',
    });
  });

  test('takes the chosen fields instead', async () => {
    const id = await idOf('A,B\nSwapped,swapped@example.org\n');
    const { failure } = await api.call('checkImport', { params: { id }, body: { fields: [] } });
    expect(failure.errors).toEqual({ fields: 'Choose a column for name and email' });
    expect(await check(id, ['lastName', 'email'])).toMatchObject({ valid: 1, failing: 0 });
    expect(await check(id, ['name', 'email'])).toMatchObject({ valid: 1, failing: 0 });
    const refusalOf = async (fields: string[]) =>
      (await api.call('checkImport', { params: { id }, body: { fields } })).failure.errors;
    expect(await refusalOf(['name', 'name'])).toEqual({ fields: 'A field can be chosen only once' });
    expect(await refusalOf(['name', 'password'])).toEqual({ fields: 'Fields must be known ones' });
    expect(await refusalOf(['name', 'email', 'role'])).toEqual({ fields: 'Fields must be known ones' });
  });
});

describe('startImport', () => {
  test('adds users as a task with one entry; formulas stay text', async () => {
    const rows = [
      'Name;Mail;Role;Height',
      '=1+1 Import;import1@example.org;admin;162',
      'Import Two;import2@example.org;;',
    ];
    expect(await run(rows.join('\n'), 'users', { administrators: 'support' })).toMatchObject({
      state: 'done',
      total: 2,
      done: 2,
      failed: 0,
    });
    const users = await usersOf('import');
    expect(users.map(({ name, email, role, access }) => [name, email, role, access])).toEqual([
      ['=1+1 Import', 'import1@example.org', 'admin', 'support'],
      ['Import Two', 'import2@example.org', 'user', undefined],
    ]);
    const { body } = await api.call('listActivity', { query: { kind: 'usersImported' } });
    expect(body.items.map(({ subject, detail }) => [subject, detail])).toEqual([['users', '2']]);
  });

  test('reports rows that fail, which can be corrected in their file', async () => {
    const { id, ...result } = await run(
      'Mail,Name,Other\nnew@example.org,New One,a\nbad,Bad One,b\nnew@example.org,New Two,c\n',
    );
    expect(result).toEqual({ state: 'done', total: 3, done: 1, failed: 2 });
    expect(await failuresOf(id)).toEqual([
      { item: 'Row 3: Bad One', reason: 'E-mail must be a valid e-mail address' },
      { item: 'Row 4: New Two', reason: 'This e-mail address is twice in the file' },
    ]);
    const { body } = await api.call('exportTaskFailures', { params: { id } });
    expect(body).toBe(
      [
        '"Mail","Name","Other","Reason"',
        '"bad","Bad One","b","E-mail must be a valid e-mail address"',
        '"new@example.org","New Two","c","This e-mail address is twice in the file"',
        '',
      ].join('\r\n'),
    );
  });

  test('is a filter of the list: whom it added or updated', async () => {
    await run('Name,Mail\nOf Another,filter0@example.org\n');
    await run('Name,Mail\nFilter One,filter1@example.org\n');
    const { id } = await run(
      'Name,Mail,Role\nFilter New,filter1@example.org,\nFilter Two,filter2@example.org,admin\nBad,bad,\n',
      'users',
      { existing: 'update', administrators: 'support' },
      { fileName: 'team-berlin.csv' },
    );
    const { activityId: importId } = (await api.call('getTask', { params: { id } })).body;
    const found = async (query = {}) => {
      const { users, pagination } = (await api.call('listUsers', { query: { importId, ...query } })).body;
      return [pagination.totalUsers, ...users.map(({ email }) => email)];
    };
    expect(await found()).toEqual([2, 'filter2@example.org', 'filter1@example.org']);
    const listed = await api.call('listUsers', { query: { importId } });
    expect(listed.body.importFile).toBe('team-berlin.csv');
    expect(await found({ sort: 'name' })).toEqual([2, 'filter1@example.org', 'filter2@example.org']);
    expect(await found({ role: 'admin' })).toEqual([1, 'filter2@example.org']);
    expect(await found({ query: 'new' })).toEqual([1, 'filter1@example.org']);
    const file = await (
      await api.fetch(`/api/v1/users/export?importId=${importId}`, { headers: { Cookie: api.cookie } })
    ).text();
    expect(file.trim().split('\n')).toHaveLength(3);
    // The activity tells the file, not the id.
    const lastChanges = async () =>
      (await api.call('listActivity', { query: { kind: 'usersExported', limit: 1 } })).body.items[0]?.changes;
    expect(await lastChanges()).toEqual([{ field: 'importId', to: 'team-berlin.csv' }]);
    const refused = await api.call('deleteUsers', { body: { importId, total: 3 } });
    expect(refused.failure.message).toBe('2 users match by now. Check the list and try again');
    await api.call('deleteUsers', { body: { importId, total: 2 } });
    await api.tasks.settled();
    expect(await found()).toEqual([0]);
    expect((await usersOf('filter')).map(({ email }) => email)).toEqual(['filter0@example.org']);
  });

  test('runs once', async () => {
    const { id } = await run('Name,Mail\nOnce,once@example.org\n');
    const again = await api.call('startImport', { params: { id }, body: {} });
    expect([again.status, again.body.state, again.body.done]).toEqual([200, 'done', 1]);
    expect(await usersOf('once')).toHaveLength(1);
  });

  test('imports many rows, each address once', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => `Many ${index},many${index % 1000}@example.org`);
    const result = await run(['Name,Mail', ...rows].join('\n'));
    expect(result).toMatchObject({ state: 'done', total: 1500, done: 1000, failed: 500 });
  });

  test('two at once add each address once', async () => {
    const both = [
      await idOf(fileOf(300, (index) => `Both,both${index}@example.org`)),
      await idOf(fileOf(300, (index) => `Both,both${200 + index}@example.org`)),
    ];
    await Promise.all(both.map((id) => api.call('startImport', { params: { id }, body: {} })));
    await api.tasks.settled();
    const tasks = await Promise.all(both.map((id) => api.call('getTask', { params: { id } })));
    expect(tasks.map(({ body }) => [body.state, body.done + body.failed])).toEqual([
      ['done', 300],
      ['done', 300],
    ]);
    expect(tasks.reduce((sum, { body }) => sum + body.done, 0)).toBe(500);
    const { body } = await api.call('listUsers', { query: { query: 'both' } });
    expect(body.pagination.totalUsers).toBe(500);
  });

  test('adds finance categories, each name once', async () => {
    await api.call('createFinanceCategory', { body: { name: 'Rent', color: '#123456' } });
    const { id, ...result } = await run(
      'Category\tColour\nTrips\t#abc\nTrips\t#abc\nRent\t#abc\nFood\tmoss\nFuel\trgb(59, 130, 246)\n',
      'finance-categories',
    );
    expect(result).toEqual({ state: 'done', total: 5, done: 2, failed: 3 });
    expect((await failuresOf(id)).map(({ reason }) => reason)).toEqual([
      'A category with this name exists already',
      'A category with this name exists already',
      'Color must be a color such as #3b82f6',
    ]);
    const { body } = await api.call('listFinanceCategories');
    expect(body.filter(({ name }) => name === 'Trips').map(({ color }) => color)).toEqual(['#abc']);
  });

  test('adds no finance category whose name looks like that of another', async () => {
    await api.call('createFinanceCategory', { body: { name: 'Café', color: '#123456' } });
    const names = ['CAFÉ', 'Cafe\u0301', 'Bücher & Tee', 'bücher  & TEE', 'Cafe'];
    const file = ['Category;Color', ...names.map((name) => `${name};#abc`)].join('\n');
    const id = await idOf(file, 'finance-categories');
    const { valid, duplicates } = await check(id);
    expect([valid, duplicates]).toEqual([2, 3]);
    expect(await run(file, 'finance-categories')).toMatchObject({ done: 2, failed: 3 });
    const { body } = await api.call('listFinanceCategories');
    expect(body.filter(({ color }) => color === '#abc').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Bücher & Tee', 'Cafe']),
    );
  });
});

/** Imports users, and returns the id of the entry. */
const importOf = async (count: number, word: string) => {
  const rows = Array.from({ length: count }, (_, index) => `${word} ${index},${word}${index}@example.org`);
  const { id } = await run(['Name,Mail', ...rows].join('\n'));
  return (await api.call('getTask', { params: { id } })).body.activityId;
};

const undo = async (id: string) => {
  api.cookie = `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;
  const { status, body, failure } = await api.call('undoActivity', { params: { id } });
  await api.tasks.settled();
  return [status, body.message ?? failure.message, body.taskId !== undefined];
};

describe('an import that updates', () => {
  const FILE = [
    'Name,Mail,Gender,Height,Role',
    'Ada Byron,ADA@update.example,female,170,admin',
    'Ada Twice,ada@update.example,,,',
    'Ben Same,ben@update.example,,,',
    'Cleo New,cleo@update.example,,,',
  ].join('\n');

  test('gives existing users what the file has, and undoing gives it back', async () => {
    const ada = await api.addUser({ name: 'Ada', email: 'ada@update.example', height: '160', weight: '54' });
    const ben = await api.addUser({ name: 'Ben Same', email: 'ben@update.example' });
    const id = await idOf(FILE);
    const body = { existing: 'update' } as const;
    const plan = (await api.call('checkImport', { params: { id }, body })).body;
    expect([plan.valid, plan.updates, plan.duplicates]).toEqual([1, 2, 1]);
    await api.call('startImport', { params: { id }, body });
    await api.tasks.settled();
    const { activityId, done } = (await api.call('getTask', { params: { id } })).body;
    expect(done).toBe(3);
    expect((await failuresOf(id)).map(({ item, reason }) => [item, reason])).toEqual([
      ['Row 3: Ada Twice', 'This e-mail address is twice in the file'],
    ]);
    const read = async () => (await api.call('getUser', { params: { id: ada } })).body;
    expect(await read()).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@update.example',
      gender: 'female',
      height: '170',
      weight: '54',
      role: 'user',
    });
    const entries = async (subject: string) =>
      (await api.call('listActivity', { query: { subject, partOf: activityId } })).body.items;
    expect(await entries(ada)).toMatchObject([
      {
        kind: 'userUpdated',
        changes: [{ field: 'name', from: 'Ada', to: 'Ada Byron' }, { field: 'gender' }, { field: 'height' }],
      },
    ]);
    expect(await entries(ben)).toEqual([]);
    expect(await undo(activityId)).toEqual([200, 'Import undone', false]);
    expect(await read()).toMatchObject({ name: 'Ada', gender: 'male', height: '160', weight: '54' });
    expect((await usersOf('update.example')).map(({ name }) => name)).toEqual(['Ada', 'Ben Same']);
  });

  test('changes some columns of some and others of others, and what their subscriptions are found by', async () => {
    const [ann, bob] = [
      await api.addUser({ name: 'Ann', email: 'ann@columns.example', height: '160' }),
      await api.addUser({ name: 'Bob', email: 'bob@columns.example', height: '180' }),
    ];
    for (const user_id of [ann, bob])
      await inTransaction(api.engine, (trx) =>
        insertSubscriptions(trx, [
          {
            id: ids(api.clock.now()),
            user_id,
            original_transaction_id: user_id,
            status: 'ACTIVE',
            expires_at: null,
          },
        ]),
      );
    const subscribersOf = async (query: string) =>
      (await api.call('listSubscriptions', { query: { query } })).body.data.map(({ name }) => name);
    const file = 'Name,Mail,Height\nAnn Thornbush,ann@columns.example,160\nBob,bob@columns.example,181';
    const { done } = await run(file, 'users', { existing: 'update' });
    expect(done).toBe(2);
    expect([await subscribersOf('thornbush'), await subscribersOf('bob@columns')]).toEqual([
      ['Ann Thornbush'],
      ['Bob'],
    ]);
    const heightOf = async (id: string) => (await api.call('getUser', { params: { id } })).body.height;
    expect([await heightOf(ann), await heightOf(bob)]).toEqual(['160', '181']);
    expect((await usersOf('columns.example')).map(({ name }) => name)).toEqual(['Ann Thornbush', 'Bob']);
  });

  test('updates each of many rows, and gives back each', async () => {
    await run(fileOf(500, (index) => `Old ${index},each${index}@update.test`));
    const { id, ...result } = await run(
      fileOf(500, (index) => `Renamed ${index},each${index}@update.test`),
      'users',
      { existing: 'update' },
    );
    expect(result).toEqual({ state: 'done', total: 500, done: 500, failed: 0 });
    const countOf = async (query: string) =>
      (await api.call('listUsers', { query: { query } })).body.pagination.totalUsers;
    expect([await countOf('renamed'), await countOf('old')]).toEqual([500, 0]);
    const { activityId } = (await api.call('getTask', { params: { id } })).body;
    expect(await undo(activityId)).toEqual([200, 'Import undone', false]);
    expect([await countOf('renamed'), await countOf('old')]).toEqual([0, 500]);
  });

  test('keeps what was changed since when it is undone', async () => {
    const id = await api.addUser({ name: 'Dora', email: 'dora@since.example' });
    const { id: task } = await run('Name,Mail\nDora Import,dora@since.example', 'users', {
      existing: 'update',
    });
    await api.call('updateUser', { params: { id }, body: { name: 'Dora Later' } });
    const { activityId } = (await api.call('getTask', { params: { id: task } })).body;
    expect((await undo(activityId))[0]).toBe(409);
    expect((await usersOf('since.example')).map(({ name }) => name)).toEqual(['Dora Later']);
  });

  test('is for users alone', async () => {
    const id = await idOf('Category,Colour\nTrips,#abc', 'finance-categories');
    const { status, failure } = await api.call('checkImport', {
      params: { id },
      body: { existing: 'update' },
    });
    expect([status, failure.errors]).toEqual([422, { existing: 'Only users can be updated' }]);
  });
});

describe('an import that invites', () => {
  test('sends each added user a link', async () => {
    await api.addUser({ email: 'old@invite.example' });
    await run('Name,Mail\nNew,new@invite.example\nOld,old@invite.example', 'users', { invite: true });
    const [added] = await usersOf('new@invite.example');
    const { until } = (await api.call('getInvitation', { params: { id: String(added?.['_id']) } })).body;
    expect(until).not.toBeNull();
    const { items } = (await api.call('listActivity', { query: { kind: 'userInvited' } })).body;
    expect(items.map(({ subject }) => subject)).toEqual(['new@invite.example']);
  });

  test('takes at most 1,000 rows', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => `A ${index},a${index}@many.example`);
    const id = await idOf(['Name,Mail', ...rows].join('\n'));
    const { status, failure } = await api.call('startImport', { params: { id }, body: { invite: true } });
    expect([status, failure.errors]).toEqual([
      422,
      {
        invite: 'An import can invite at most 1,000 people. Split the file, or import it without invitations',
      },
    ]);
  });
});

describe('undoing an import', () => {
  test('deletes the users that it added, for 30 days', async () => {
    const id = await importOf(2, 'revoked');
    expect(await usersOf('revoked')).toHaveLength(2);
    api.clock.advance(30 * DAY_MS - 60_000);
    expect(await undo(id)).toEqual([200, 'Import undone', false]);
    expect(await usersOf('revoked')).toEqual([]);
    expect((await undo(id))[0]).toBe(409);
    const { body } = await api.call('listActivity', { query: { kind: 'changeUndone' } });
    expect(body.items.map(({ detail }) => detail)).toContain('usersImported 2');
  });

  test('keeps those who were changed or have signed in since', async () => {
    const id = await importOf(3, 'kept');
    const [changed, active] = await usersOf('kept');
    await api.call('updateUser', {
      params: { id: String(changed?.['_id']) },
      body: { name: 'Kept Changed' },
    });
    await api.engine.db
      .updateTable('users')
      .set({ last_active: api.clock.now().toISOString() })
      .where('id', '=', String(active?.['_id']))
      .execute();
    const [status, message] = await undo(id);
    expect([status, message]).toEqual([200, expect.stringMatching(/^1 of 3 undone\. /)]);
    expect((await usersOf('kept')).map(({ name }) => name)).toEqual(['kept 1', 'Kept Changed']);
  });

  test('deletes the finance categories that it added, but for those that were changed since', async () => {
    const { id } = await run('Name;Color\nUndone 1;#abc\nUndone 2;#abc\nUndone 3;#abc', 'finance-categories');
    const { activityId } = (await api.call('getTask', { params: { id } })).body;
    const added = async () =>
      (await api.call('listFinanceCategories')).body.filter(({ name }) => name.startsWith('Undone'));
    const changed = (await added())[1];
    await api.call('updateFinanceCategory', {
      params: { id: Reflect.get(changed ?? {}, '_id') },
      body: { name: 'Undone 2', color: '#def' },
    });
    expect(await undo(activityId)).toEqual([
      200,
      "2 of 3 undone. This was changed since then, so it can't be undone anymore",
      false,
    ]);
    expect((await added()).map(({ name }) => name)).toEqual(['Undone 2']);
  });

  test('is a task if it added many', async () => {
    const id = await importOf(1200, 'crowd');
    expect(await undo(id)).toEqual([200, 'The import of 1,200 users is being undone', true]);
    expect(await usersOf('crowd')).toEqual([]);
  });
});
