import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../../src/env.ts';
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
  'blue horse, tall tree',
  'wobbly-giraffe',
  'mustard9wagon',
  'Tr0ub4dor&3',
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

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

let api: TestApi;
let serial = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const problemOf = async (password: string, owner: { name: string; email?: string }) => {
  serial += 1;
  const body = { email: `someone${serial}@example.org`, ...owner, password };
  const { status, failure } = await api.call('createUser', { body });
  return status === 201 ? undefined : [status, failure.errors];
};

const refusal = (reason: string) => [422, { password: `This is ${reason}. Choose another one` }];
const PATTERN = refusal('a pattern that is easy to guess, such as 121212 or qwerty');
const LISTED = refusal('one of the most common passwords');
const TOO_CLOSE = refusal('too close to the name, the e-mail address or the name of the product');

describe('a new password', () => {
  test('the lists are long enough', () => {
    expect([PATTERNS, COMMON, NAMED].flatMap(wordsIn).length).toBeGreaterThan(140);
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

const rejectionOf = (password: string): string | undefined => {
  try {
    readEnv({ PLANNER_ADMIN_PASSWORD: password });
    return undefined;
  } catch (error) {
    return String(error);
  }
};

describe('the rules for passwords', () => {
  test('allow 6 to 128 characters', () => {
    expect(rejectionOf('zk7Qp')).toContain('it needs at least 6 characters');
    expect(rejectionOf('zk7Qp2')).toBeUndefined();
    const longest = `${'four words and more '.repeat(6)}12345678`;
    expect(longest).toHaveLength(128);
    expect(rejectionOf(longest)).toBeUndefined();
    expect(rejectionOf(`${longest}!`)).toContain('it may have at most 128 characters');
  });

  test.each([
    ['dragon74392', 'dragon743920', 'a common word needs more than 5 digits around it'],
    ['mkabcdef', 'mk9abcdef', 'a run needs more than 2 other characters'],
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
    const token = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
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

  test('rejects weak ones for the first administrator, in one sentence without the password', () => {
    const PLANNER_ADMIN_EMAIL = 'the.owner@example.org';
    for (const PLANNER_ADMIN_PASSWORD of [...WEAK, 'short', 'x'.repeat(129)])
      expect(() => readEnv({ PLANNER_ADMIN_EMAIL, PLANNER_ADMIN_PASSWORD })).toThrow(
        /^PLANNER_ADMIN_PASSWORD cannot be used: it (?:is|needs|may have) [^\n]+\.$/,
      );
    const PLANNER_ADMIN_PASSWORD = 'correct horse battery';
    expect(readEnv({ PLANNER_ADMIN_PASSWORD }).adminPassword).toBe(PLANNER_ADMIN_PASSWORD);
  });
});
