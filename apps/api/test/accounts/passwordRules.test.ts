import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdministrator } from '../../src/accounts/setPassword.ts';
import { createHasher } from '../../src/platform/security/createHasher.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { prepareDatabase } from '../../src/prepareDatabase.ts';
import { findUser } from '../../src/users/rows.ts';
import { createTestDatabase } from '../support/createTestDatabase.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { takeMails } from '../support/takeMails.ts';

// The lists are literal and come from no package that the server uses.

const PATTERNS = `
  aaaaaa 777777 000000 00000000 xxxxxxxx aaaaaa1 121212 131313 232323 101010 abcabc asdasd qweqwe xyzxyz 123123
  112233 aabbcc aaabbb 111222 123456 1234567 12345678 123456789 1234567890 654321 87654321 987654321 0987654321
  abcdef abcdefgh fedcba zyxwvu abc123 123abc a123456 123456a 123321 qwerty qwertz azerty qwertyuiop poiuytrewq
  asdfgh asdfghjkl zxcvbn zxcvbnm qweasd qweasdzxc 1qaz2wsx zaq12wsx 1qazxsw2 qazwsx qwe123 123qwe !@#$%^ 147258
  147258369 789456123 ......
`;
const BLANKS = ['      ', ' '.repeat(128), ' \t \u00a0 \u2003'];

const COMMON = `
  password Password PASSWORD password1 Password1 Password123 Password1! password123456 passw0rd p@ssw0rd P@ssw0rd
  P@$$w0rd Pa55word passwordpassword iloveyou letmein Letmein1! welcome Welcome1 Welcome123 we1come1 monkey dragon
  Dragon12! sunshine princess football baseball superman batman123 trustno1 whatever starwars shadow1 michael
  master123 killer1 hunter2 access14 secret1 Secret123 changeme Changeme1 default1 test123 test1234 testtest
  qwerty123 Qwerty123! qwertyqwerty 1q2w3e 1q2w3e4r q1w2e3r4 a1b2c3 abcd1234 aa123456 696969 159753 246810
  Summer2024 Summer2024! winter2025 london2020 hello123 charlie1 pokemon1 google123 linkedin1 temp123
`;
const SPACED = ['let me in', 'i love you', 'password password', '  password  ', 'Pass Word 1'];

const GRACE = { name: 'Grace Hopper', email: 'grace.hopper@navy.example.org' };
const NAMED = `
  admin123 Admin123! Admin@123 adminadmin administrator adm1n1strator admin2024 login123 planner planner1 Planner2024!
  pl@nner123 plannerplanner planneradmin PlannerAdmin Planner-Admin1 gracehopper grace.hopper Grace2024 gr@ce123
  hopper1! HopperGrace gracegrace grace.hopper@navy.example.org Grace.Hopper@Navy.Example.Org grace.hopper@navy.example.org1
  navy2024 planner-password
`;
const NAMED_SPACED = ['Planner Admin', 'Grace Hopper', ' grace hopper 1 '];

const GOOD = [
  'correct horse battery staple',
  'a fine passphrase',
  'seven green bottles',
  'twelve tame penguins',
  'my cat ignores me',
  'tea before trains',
  'purple-lamp-river',
  'cactus.umbrella.fog',
  'Otter_Violin_93',
  'bicycle soup friday',
  'the roof leaks again',
  'window37cardigan',
  'gravel!pillow!moth',
  'eleven wet towels',
  'kiwi harbour lantern',
  'who moved my ladder',
  'saxophone in the bathtub',
  'perro verde canta jazz',
  'siete gatos sin zapatos',
  'mi abuela baila tango',
  'quattro pinguini al mare',
  'il treno parte tardi',
  'pioggia sul tetto rosso',
  'neun nasse Handtücher',
  'der Kaktus trinkt Limonade',
  'Fahrrad Suppe Dienstag',
  'le chat boude encore',
  'trois parapluies jaunes',
  'mon velo est orange',
  'sete pinguins no telhado',
  'o gato comeu o jornal',
  'guarda chuva amarelo',
  'h4Gw9zKq',
  'Q7mvT2xe',
  'wN3-rK8p',
  'zq8XvB4m1T',
  'Vb7!kd0Wq#',
  'f9Ck2mXz7Lr4',
  'ht5Wn-q2Kd-x8Vz',
  'k3v9q1z7',
  'rmxq27vk',
  '9d4f7b1c6e8a',
  'J7#pq9Lw',
  'ゆきだるまのパン屋',
  'кит читает газету',
  'ο γάτος πίνει τσάι',
  'blue horse, tall tree',
  'wobbly-giraffe',
  'mustard9wagon',
  'zk7Qp2',
  'tR7#kq',
  '8fj2kd',
  'xkcd936x',
  '7kq2m-x9hfp-3dwzt-cb8ns',
  'dragon7439201x',
  'my dragon eats 12 monkeys',
  'qwerty is not my type',
  'the admin drinks green tea',
  'Grace wrote the first compiler',
  'plannerTiger88moon',
  '  blanks at both ends  ',
  'Grüße aus Köln',
  'пароль моего кота',
  '密碼安全嗎朋友們',
  'כלב רץ מהר מאוד',
  '🔑🌊🍎🚀🎻🐢',
  'é'.repeat(3) + ' zwölf Boxkämpfer '.repeat(2),
  `${'four words and more '.repeat(6)}12345678`,
];

// Words of six languages, names, brands and dates, with what people add to them.
const DECORATED = `
  Monday2024! December2024 January01! Autumn2023! thunder2023 sunflower88 dragonfly12 butterfly99! mountain2022 chocolate12!
  liverpool1892 arsenal2004 chelsea1905 manchester1! newyork2023 chicago312! michael1985 jennifer87 alexander99 elizabeth1!
  amazon2023! netflix2024 samsung12! iphone15pro toyota2019! ferrari458 adidas2020 starbucks1 fortnite2019 minecraft2022
  spotify123! nintendo64! porsche911 playstation5 facebook2024 verano2024 Verano2023! invierno23! primavera2022 otoño2021
  contraseña1 contraseña2024 contrasena123 madrid2024! barcelona1899 sevilla2023 mariposa77 corazon123! estrella2021 querida2020
  teamo2024 tequiero1! eutamo123 alejandro90 guadalupe1! valentina2018 fernando1985 princesa12 caballo2020! chocolate2023
  estate2024! inverno23 Primavera24! autunno2022 ciao12345 amoremio1 tiamo2024 juventus1897 forzaroma1 inter1908! napoli1926
  francesco1! giuseppe77 giovanni1980 alessandro7 farfalla22! stella2021! cioccolato1 bellissima99 buongiorno1! gattino2020
  Sommer2023! winter2024! Frühling22! Herbst2021! passwort1234 kennwort2024 geheim1234 hallo1234! schatzi1985 ichliebedich
  fussball2024 deutschland1! bayern1900 dortmund09! berlin2024! hamburg1887 münchen2023 schnucki1 sebastian88 schmetterling1!
  soleil2023! printemps24 automne2022! motdepasse1! azerty12345 bonjour123! jetaime123! marseille13! paris75000 toulouse31!
  loulou123! doudou2010 chouchou22 nicolas1990 camille2001! papillon77 chocolat12! france2018! fromage2023 bretagne29!
  verao2024! inverno2023! senha12345 senha2024! brasil2024! saudade99 flamengo81 corinthians10 palmeiras1914 benfica1904 lisboa2024!
  portugal2016 borboleta1! princesa2020! gabriela1995 fernanda88! joao123456 obrigado2023 futebol2022! 12051985 05/12/1985
  1985-12-05 01.01.2000! 24121990! 1990michael 2024summer! tulipan2023! girasol88 golondrina1! libelula22 girasole1! rondine2023 Igel2024! Gänseblümchen1 coccinelle7! 1qaz2wsx3edc qwerty2024! zxcvbn2023! abc123456! xyz987654
`;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

let api: TestApi;
let empty: { engine: Engine; drop: () => Promise<void> };
let serial = 0;
beforeAll(async () => {
  api = await startTestApi();
  const database = await createTestDatabase();
  const engine = await openDatabase(database, true);
  empty = {
    engine,
    async drop() {
      await engine.close();
      await database.drop();
    },
  };
});
afterAll(async () => {
  await api.stop();
  await empty.drop();
});

const problemOf = async (
  password: string,
  owner: { name: string; email?: string; role?: 'admin' | 'user' },
) => {
  serial += 1;
  const body = { email: `someone${serial}@example.org`, ...owner, password };
  const { status, failure } = await api.call('createUser', { body });
  return status === 201 ? undefined : [status, failure.errors];
};

const refusal = (reason: string) => [422, { password: `This is ${reason}. Choose another one` }];
const PATTERN = refusal('a pattern that is easy to guess, such as 121212 or qwerty');
const LISTED = refusal('one of the most common passwords');
const GUESSABLE = refusal('made of words, names or dates that are easy to guess');
const TOO_CLOSE = refusal('too close to the name, the e-mail address or the name of the product');

describe('a new password', () => {
  test('the lists are long enough', () => {
    expect([PATTERNS, COMMON, NAMED].flatMap(wordsIn).length).toBeGreaterThan(140);
    expect(wordsIn(DECORATED).length).toBeGreaterThanOrEqual(160);
    expect(GOOD.length).toBeGreaterThanOrEqual(60);
  });

  test.each([...wordsIn(PATTERNS), ...BLANKS])('%j is rejected as a pattern', async (password) => {
    expect(await problemOf(password, { name: 'Somebody' })).toEqual(PATTERN);
  });

  test.each([...wordsIn(COMMON), ...SPACED])('%j is rejected as common', async (password) => {
    const problem = await problemOf(password, { name: 'Somebody' });
    expect([LISTED, PATTERN]).toContainEqual(problem);
  });

  test.each([...wordsIn(NAMED), ...NAMED_SPACED])(
    '%j is rejected as too close to its owner or the product, or as common',
    async (password) => {
      expect([TOO_CLOSE, LISTED, PATTERN]).toContainEqual(await problemOf(password, GRACE));
    },
  );

  test.each(wordsIn(DECORATED))('%j is rejected', async (password) => {
    expect([GUESSABLE, LISTED, PATTERN]).toContainEqual(await problemOf(password, { name: 'Somebody' }));
  });

  test.each(['Hopper-Grace', 'Grace.Hopper@Navy.Example.Org', 'GraceHopper2024!'])(
    '%j is rejected as too close to its owner',
    async (password) => {
      expect(await problemOf(password, GRACE)).toEqual(TOO_CLOSE);
    },
  );

  test.each(GOOD)('%j is accepted', async (password) => {
    expect(await problemOf(password, { name: 'Grace' })).toBeUndefined();
  });
});

/** How the first start refuses a password of the administrator; undefined if it would accept it. */
const rejectionOf = async (adminPassword: string, adminEmail = 'first@example.org') => {
  const lines: string[] = [];
  try {
    await prepareDatabase(empty.engine, { adminEmail, adminPassword, sampleData: false }, (line) =>
      lines.push(line),
    );
  } catch (error) {
    expect(lines).toEqual([]);
    return (error as Error).message;
  }
  expect(lines).toContain('Password: (the one in PLANNER_ADMIN_PASSWORD)');
  return undefined;
};

describe('the rules for passwords', () => {
  test('allow 6 to 128 characters for users', async () => {
    expect(await problemOf('zk7Qp', { name: 'Somebody' })).toEqual([
      422,
      { password: 'Password needs at least 6 characters' },
    ]);
    expect(await problemOf('zk7Qp2', { name: 'Somebody' })).toBeUndefined();
    const longest = `${'four words and more '.repeat(6)}12345678`;
    expect(longest).toHaveLength(128);
    expect(await problemOf(longest, { name: 'Somebody' })).toBeUndefined();
    expect(await problemOf(`${longest}!`, { name: 'Somebody' })).toEqual([
      422,
      { password: 'Password may have at most 128 characters' },
    ]);
  });

  test('ask administrators for 12 characters', async () => {
    expect(await problemOf('zk7Qp2xWv9m', { name: 'Somebody', role: 'admin' })).toEqual([
      422,
      { password: 'Password needs at least 12 characters for the role admin' },
    ]);
    expect(await problemOf('zk7Qp2xWv9mT', { name: 'Somebody', role: 'admin' })).toBeUndefined();
    expect(await problemOf('zk7Qp2xWv9m', { name: 'Somebody', role: 'user' })).toBeUndefined();
  });

  test.each([
    ['dragon74392', 'dragon743920', 'a common word needs more than 5 digits around it'],
    ['mk9abcdef', 'mk9wzv7abcdef', 'a run needs more than 3 other characters'],
    ['qweasdop', 'qw7as2op', 'a run has at least 3 characters'],
  ])('reject %j and accept %j: %s', async (weak, strong) => {
    expect(await problemOf(weak, { name: 'Somebody' })).toBeDefined();
    expect(await problemOf(strong, { name: 'Somebody' })).toBeUndefined();
  });

  test('compare with names of 3 or more letters', async () => {
    expect(await problemOf('bexbex#bex', { name: 'Bex Obi' })).toEqual(TOO_CLOSE);
    expect(await problemOf('wuliwu', { name: 'Wu Li' })).toBeUndefined();
  });
});

describe('every way to set a password', () => {
  const WEAK = ['121212', 'Welcome123', '      ', 'the.owner1', 'planner 1'];
  const OLD_PASSWORD = 'a fine passphrase';

  test('rejects weak ones with a reset link, which stays valid and counts no attempt', async () => {
    const email = 'the.owner@example.org';
    await api.addUser({ email, role: 'admin' });
    await api.call('requestPasswordReset', { body: { email }, as: null });
    const [mail] = await takeMails(api);
    const token = /reset-password\/new#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = (password: string) =>
      api.call('resetPassword', { params: { token }, body: { password }, as: null });
    for (let round = 0; round < 8; round += 1)
      for (const password of WEAK) expect((await reset(password)).status).toBe(422);
    expect((await reset('an even finer one')).status).toBe(200);
    await takeMails(api);
  });

  test('rejects weak ones in the settings', async () => {
    const email = 'the.owner@example.net';
    await api.addUser({ email, password: OLD_PASSWORD, role: 'admin' });
    const as = await api.signIn(email, OLD_PASSWORD);
    for (const newPassword of WEAK) {
      const body = { currentPassword: OLD_PASSWORD, newPassword };
      const { status, failure } = await api.call('changeOwnPassword', { body, as });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['newPassword']]);
    }
  });

  test('rejects weak ones for the first administrator, in one sentence without the password', async () => {
    const email = 'the.owner@example.org';
    for (const password of [
      '121212121212',
      'Welcome12345',
      ' '.repeat(12),
      'the.owner.12',
      'too short',
      'x'.repeat(129),
    ])
      expect(await rejectionOf(password, email)).toMatch(
        /^PLANNER_ADMIN_PASSWORD cannot be used: it (?:is|needs at least 12|may have) [^\n]+\.$/,
      );
    expect(await rejectionOf('correct horse battery', email)).toBeUndefined();
  });
});

describe('an administrator with a password of fewer than 12 characters', () => {
  test('can only choose a longer one after the next sign-in', async () => {
    const email = 'promoted@example.org';
    const id = await api.addUser({ email, password: 'zk7Qp2xW' });
    const user = { name: 'Ada Test', gender: 'female', dob: null, height: null, weight: null, role: 'admin' };
    const { status: promoted } = await api.call('updateUser', { params: { id }, body: user });
    expect(promoted).toBe(200);
    const as = await api.signIn(email, 'zk7Qp2xW');
    const extrasOf = async (cookie: string) => (await api.call('getSession', { as: cookie })).body.extras;
    expect(await extrasOf(as)).toContain('limit.password');
    const refusals = await Promise.all([
      api.call('listUsers', { as }),
      api.call('getOwnProfile', { as }),
      api.call('endOtherSessions', { as }),
    ]);
    for (const { status, failure } of refusals)
      expect([status, failure.code, failure.message]).toEqual([
        403,
        'limited-session',
        'Choose a longer password first: the role admin needs at least 12 characters',
      ]);

    const change = { currentPassword: 'zk7Qp2xW', newPassword: 'still short' };
    expect((await api.call('changeOwnPassword', { body: change, as })).failure.errors).toEqual({
      newPassword: 'New password needs at least 12 characters for the role admin',
    });
    const body2 = { ...change, newPassword: 'long enough now' };
    expect((await api.call('changeOwnPassword', { body: body2, as })).status).toBe(200);
    const later = await api.signIn(email, 'long enough now');
    expect(await extrasOf(later)).not.toContain('limit.password');
    expect((await api.call('listUsers', { as: later })).status).toBe(200);
  });
});

test('an administrator with a printed password can only choose another one', async () => {
  const [email, password] = ['first@example.org', 'zk7qm-x9hfp-3dwzt-cb8ns'];
  const { engine, clock } = api;
  const administrator = {
    engine,
    hasher: createHasher(),
    ids: createIds(),
    now: clock.now(),
    email,
    password,
  };
  await createAdministrator({ ...administrator, isPrinted: true });
  const as = await api.signIn(email, password);
  expect((await api.call('getSession', { as })).body.extras).toContain('limit.firstPassword');
  const { status, failure } = await api.call('listUsers', { as });
  expect([status, failure.code, failure.message]).toEqual([
    403,
    'limited-session',
    'Choose a password of your own first',
  ]);
  const same = { currentPassword: password, newPassword: password };
  expect((await api.call('changeOwnPassword', { body: same, as })).failure.errors).toEqual({
    newPassword: 'Choose another password than the one that was printed',
  });
  const other = { currentPassword: password, newPassword: 'a lake of my own' };
  const { headers } = await api.call('changeOwnPassword', { body: other, as });
  const next = headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await api.call('listUsers', { as: next })).status).toBe(200);
});

test.each([
  [{ adminPassword: undefined, sampleData: false }, 1],
  [{ adminPassword: undefined, sampleData: true }, 0],
  [{ adminPassword: 'correct horse battery', sampleData: false }, 0],
])('of a server with %o, the first administrator must choose a password: %i', async (env, expected) => {
  const database = await createTestDatabase();
  const engine = await openDatabase(database, true);
  await prepareDatabase(engine, { ...env, adminEmail: 'admin@planner.local' }, () => {});
  const admin = await findUser(engine.db, { email: 'admin@planner.local' });
  expect(admin?.must_change_password).toBe(expected);
  await engine.close();
  await database.drop();
});

test('password managers find the form that changes the password', async () => {
  const { status, headers } = await api.fetch('/.well-known/change-password');
  expect([status, headers.get('location')]).toEqual([302, '/settings#password']);
});
