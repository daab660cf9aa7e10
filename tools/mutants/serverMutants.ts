import type { Mutant } from './Mutant.ts';

/** In `apps/api/src`, noticed by tests in `apps/api/test`. */
const of =
  (file: string) =>
  (find: string, replace: string, test: string, name = ''): Mutant => ({
    file: `apps/api/src/${file}`,
    find,
    replace,
    test: `apps/api/test/${test}`,
    name,
  });

const serve = of('serveOperation.ts');
const contract = (find: string, replace: string, test: string, name = ''): Mutant => ({
  ...serve(find, replace, test, name),
  file: 'packages/api-client/src/generated/openapi.json',
});
const confirmation = of('requireConfirmation.ts');
const workers = of('tasks/workers.ts');
const imports = of('tasks/imports.ts');
const runner = of('tasks/createTaskRunner.ts');
const factorRows = of('factors/rows.ts');
const undo = of('users/undo.ts');
const sessions = of('sessions/signIn.ts');
const sessionRows = of('sessions/rows.ts');
const cookies = of('sessions/cookies.ts');
const limits = of('sessions/limits.ts');
const rateLimits = of('platform/security/rateLimits.ts');
const hasher = of('platform/security/createHasher.ts');
const passwords = of('platform/security/checkPassword.ts');
const judge = of('platform/security/passwordWeakness.ts');
const accounts = of('accounts/handlers.ts');
const tokens = of('accounts/rows.ts');
const secure = of('accounts/secureAccount.ts');
const apiTokens = of('accounts/tokenHandlers.ts');
const setPassword = of('accounts/setPassword.ts');
const accountMails = of('accounts/mails.ts');
const users = of('users/handlers.ts');
const privacy = of('privacy/handlers.ts');
const places = of('privacy/places.ts');
const policies = of('policies/publishingHandlers.ts');
const policyRows = of('policies/rows.ts');
const etag = of('platform/http/etag.ts');
const origins = of('platform/http/origins.ts');
const headers = of('platform/http/securityHeaders.ts');
const addresses = of('platform/http/clientAddress.ts');
const csv = of('platform/text/csvLine.ts');
const once = of('platform/db/versionedTable.ts');
const transactions = of('platform/db/inTransaction.ts');
const userRows = of('users/rows.ts');
const notify = of('notices/notify.ts');
const notices = of('notices/mails.ts');
const record = of('activity/record.ts');
const email = of('platform/text/email.ts');
const app = of('createApi.ts');

const AUTH = 'accounts/auth.test.ts';
const HASHING = 'accounts/hashingQueue.test.ts';
const MATRIX = 'accounts/accessMatrix.test.ts';
const RESET = 'accounts/passwordReset.test.ts';
const RULES = 'accounts/passwordRules.test.ts';
const ACCESS = 'accounts/access.test.ts';
const HOSTS = 'http/hostAndOrigin.test.ts';
const PRIVACY = 'users/privacy.test.ts';
const NOTICES = 'mail/notices.test.ts';
const POLICIES = 'lists/policies.test.ts';
const USERS = 'users/users.test.ts';
const TOKENS = 'accounts/tokens.test.ts';
const SECURE = 'accounts/secureAccount.test.ts';
const HEADERS = 'http/securityHeaders.test.ts';

const CONFIRMATION = 'accounts/confirmation.test.ts';
const FACTORS = 'accounts/secondFactors.test.ts';
const TASKS = 'users/tasks.test.ts';
const TOLD = 'a new administrator is told to all';
const WAYS = 'needs a confirmation if what it does can need one';

const DEVICE = 'a device that the owner';
const CROWD = 'a crowd in the hashing queue';
const QUEUE = 'a refusal of the queue';
const LONGER = 'only choose a longer one';
const REFUSES = 'refuses everything else';

export const SERVER_MUTANTS: readonly Mutant[] = [
  serve("if (session.user.role !== 'admin') throw HttpError.notAdministrator();", '', MATRIX, 'listUsers'),
  serve('throw HttpError.unauthorized()', 'return undefined', MATRIX, 'listUsers'),
  serve('checkAccess(session.user, operation.id);', '', MATRIX, REFUSES),
  serve('!limit.operations.has(', 'limit.operations.has(', RULES, LONGER),
  serve('isCrossSiteRequest(headers, publicOrigin, corsOrigins)', 'false', HOSTS),
  serve('headers.append(', 'headers.set(', AUTH, 'HttpOnly cookies'),
  contract(
    '"userCreated",\n    "x-access": [',
    '"userCreated",\n    "x-access": ["content",',
    MATRIX,
    REFUSES,
  ),
  contract(
    '"activityExported",\n    "x-access": [',
    '"activityExported",\n    "x-access": ["support"',
    MATRIX,
    REFUSES,
  ),
  contract(
    '"accessChanged",\n    "x-access": [',
    '"accessChanged",\n    "x-access": ["support"',
    MATRIX,
    REFUSES,
  ),
  of('tasks/table.ts')("importUsers: 'createUser',", "importUsers: 'createFinanceCategory',", ACCESS),
  confirmation('  retryTask: ofTask,\n', '', CONFIRMATION, WAYS),
  confirmation('  startImport: ofTask,\n', '', CONFIRMATION, WAYS),
  confirmation('  exportTaskFailures: ofTask,\n', '', CONFIRMATION, WAYS),
  confirmation('  endUserSessions: always,\n', '', TOKENS, 'ends no sessions'),
  workers('changed.map(({ email }) => ({ email, role: newRole })),', '[],', NOTICES, TOLD),
  imports('addition, stored)', 'addition, [])', NOTICES, TOLD),
  undo('allowed.filter(({ user }) => restored.has(user.id)).map(({ user }) => user),', '[],', NOTICES, TOLD),
  undo('changed.map((user) => ({ ...user, role })),', '[],', NOTICES, TOLD),
  workers('mayManage(actor, role) ? []', 'role ? []', ACCESS, 'cannot delete administrators in bulk'),
  runner('!isSuspended(actor, now) &&', '', TASKS, 'a task stops when its starter'),
  sessions('if (refusal) throw refusal.error;', '', FACTORS, 'of a suspended administrator opens nothing'),
  sessions('|| account.password_hash !== user.password_hash', '', AUTH, 'of the account ends the sign-in'),
  sessionRows('await deleteChallengesOf(db, userIds);', '', FACTORS, 'ends with a new password'),
  factorRows("\n    .where('counter', '=', counter)", '', FACTORS, 'used since the factor was read'),
  sessions(
    '!user?.password_hash || !verified',
    '!user?.password_hash',
    AUTH,
    'same error for an unknown address',
  ),
  sessions("if (user.role !== 'admin') return", 'if (false) return', AUTH, 'without the admin role'),
  sessions("device === undefined ? other : 'device'", 'other', AUTH, QUEUE),
  sessions("if (turn.client === 'device') await", 'await', AUTH, QUEUE),
  sessions('isTooShort(body.password, account)', 'false', RULES, LONGER),
  sessions('!isKnownNetwork && user.last_active', 'user.last_active', NOTICES, 'from a new network'),
  sessions('await clearHits(trx, [guessKey(user.email)]);', '', AUTH, 'grow for an account'),
  sessionRows('now.getTime() - Date', '0 * Date', AUTH, 'eight hours without use'),
  sessionRows('hashToken(token),', 'token,', AUTH, 'SHA-256 of the cookie'),
  sessionRows('hasShortPassword ? 1 : 0', '0', RULES, LONGER),
  sessionRows('await endTokensOf(db, userIds);', '', TOKENS, 'a token ends for good'),
  apiTokens(
    "await notifyAdministrators(trx, call, 'tokenCreated', `${name} (${access})`);",
    '',
    TOKENS,
    'is told to all',
  ),
  secure('const password_hash = needsInvitation ? null : unknown;', 'const password_hash = unknown;', SECURE),
  secure('isOnly ? link.created_at : undefined', 'undefined', SECURE),
  secure('await revokeAccess(trx, [user.id]);', '', SECURE),
  cookies("'HttpOnly',", '', AUTH, 'HttpOnly cookies'),
  cookies('isHttps || isCrossSite', 'isCrossSite', 'accounts/sessionCookies.test.ts'),
  cookies('isSigned && Number', 'Number', AUTH, DEVICE),
  cookies('isSigned && Number(until) > now.getTime()', 'isSigned', AUTH, DEVICE),
  cookies('${canonicalEmail(email)} ${id}', '${id}', AUTH, DEVICE),
  limits('[{ key: deviceKey(email, device), max: MAX_ACCOUNT_FAILURES }]', '[]', AUTH, DEVICE),
  limits('const MAX_ACCOUNT_FAILURES = 10;', 'const MAX_ACCOUNT_FAILURES = 11;', AUTH, 'ten of 50 parallel'),
  limits('guesses < MAX_GUESSES ? []', 'guesses < 10 * MAX_GUESSES ? []', AUTH, 'grow for an account'),
  limits('MINUTE_MS * 2 ** Math.floor(', 'MINUTE_MS * 1 ** Math.floor(', AUTH, 'grow for an account'),
  limits("'changeOwnPassword']", "'changeOwnPassword', 'getOwnProfile']", RULES, LONGER),
  rateLimits('counted.hits > max', 'counted.hits > max + 1', AUTH, 'ten of 50 parallel'),
  rateLimits('max: max.network * share', 'max: max.network * share * 4', RESET, 'limits'),
  hasher(
    'CLIENTS.map((client) => queues[client]).find',
    'CLIENTS.toReversed().map((client) => queues[client]).find',
    HASHING,
    CROWD,
  ),
  hasher('if (lengthOf(queue) >= MAX_WAITING) makeRoomFor(network, queue);', '', HASHING, CROWD),
  hasher('if (rest.length > 0) queue.set(network, rest);', '', HASHING, CROWD),
  hasher('|| (password !== normalized && (await isOf(password)))', '', AUTH, 'not normalized still work'),
  hasher(
    'used.memoryKib === cost.memoryKib && used.passes === cost.passes',
    'used',
    AUTH,
    'rehashed at sign-in',
  ),
  hasher('from(password,', 'from(password.slice(0, 72),', AUTH, 'differ only in byte 73'),
  passwords("role === 'admin' ? MIN_ADMINISTRATOR_LENGTH : 6", '6', RULES, 'ask administrators'),
  passwords('< minPasswordLength(owner)', '<= minPasswordLength(owner)', RULES, 'ask administrators'),
  passwords(
    'lengthOf(password) > MAX_LENGTH',
    'lengthOf(password) > MAX_LENGTH + 1',
    RULES,
    'allow 6 to 128',
  ),
  judge("isWord && rest !== ''", "false && rest !== ''", RULES, 'is rejected'),
  judge('if (/^[\\p{N}\\p{P}]*$/u.test(text)) return true;', '', RULES, 'is rejected'),
  judge(
    "if (isIn(COMMON, unit)) return 'is one of the most common passwords';",
    '',
    RULES,
    'is rejected as common',
  ),
  accounts(
    'if (!redeemed) throw linkExpired();',
    "if (!redeemed) return '';",
    RESET,
    'calls with the same token',
  ),
  accounts(
    "checkPassword(password, await checkResetLink(call, token), 'password')",
    'checkResetLink(call, token)',
    RULES,
    'with a reset link',
  ),
  sessionRows('!locked || !session', '!locked', 'accounts/settings.test.ts', 'one of two changes'),
  accounts("await notify(trx, call, before, 'passwordChanged');", '', NOTICES, 'a changed password'),
  accounts('if (await countHits(trx, resetMailLimits(email), now)) return;', '', RESET, 'five mails an hour'),
  tokens(
    'now.toISOString())\n    .executeTakeFirst();\n\n/** Finds the account of a valid token',
    "'')\n    .executeTakeFirst();\n\n/** Finds the account of a valid token",
    RESET,
    'checkResetToken',
  ),
  tokens('user?.version === grant?.user_version ? user : undefined', 'user', RESET, 'rejects a link after'),
  tokens('if (later) return undefined;', '', RESET, 'does not retry a mail'),
  setPassword('await revokeAccess(trx, [user.id]);', '', AUTH, 'end when the account loses'),
  setPassword(
    "await clearHits(trx, keys, [accountKey(user.email, ''), deviceKey(user.email, '')]);",
    '',
    RESET,
    'clears the failures',
  ),
  accountMails('isBarred ? undefined : account', 'account', ACCESS, 'sends no reset link'),
  accountMails('user ? mail : { ...mail, isDecoy: true }', 'mail', RESET, 'responds alike to unknown'),
  accountMails('{ ...mail, isDecoy: true }', 'undefined', RESET, 'the same work for every address'),
  users("query.health === 'omit'", "query.health !== 'omit'", PRIVACY, 'health values'),
  notify('hits: rows,', 'hits: 1,', NOTICES, 'more than twenty people'),
  places('    erase: eraseFromPolicies,\n', '', POLICIES, 'name the account'),
  places('    erase: eraseFromEntries,\n', '', PRIVACY, 'leaves no trace'),
  privacy('params.id === session.user.id', 'false', PRIVACY, 'refuses the own account'),
  policies('checkPolicy(call, before, publications);', '', POLICIES, 'do not overwrite each other'),
  policyRows('saved_by_email: by?.email ?? null', 'saved_by_email: null', POLICIES, 'name the account'),
  etag('&& !matchesEtag(', '&& matchesEtag(', POLICIES, 'do not overwrite each other'),
  etag('item.version, item.updated_at', 'item.updated_at', USERS, 'one of ten parallel saves'),
  origins('&& !PROBES.has(', '&& PROBES.has(', HOSTS),
  origins(
    "!== 'same-origin' && fetchSite !== 'none'",
    "=== 'cross-site'",
    'http/rawHttp.test.ts',
    'changes nothing and',
  ),
  headers("headers.set('X-Frame-Options', 'DENY');", '', HEADERS),
  headers('isHttps ? `max-age', 'true ? `max-age', HEADERS),
  addresses('entries.length - proxies', 'entries.length - proxies - 1', 'operation/units.test.ts'),
  csv(
    '@\\t\\r＝＋－＠]/;\nconst PROTECTED',
    '\\t\\r＝＋－＠]/;\nconst PROTECTED',
    'users/exportUsers.test.ts',
  ),
  once('earlier.creation_content !== item.creation_content', 'false', USERS),
  transactions('for (const action of actions) action();\n', '', 'mail/contact.test.ts'),
  userRows('namesake ? `${name} (${email})` : name', 'name', 'mail/inbox.test.ts', 'told apart'),
  notify('max: 1, windowMs: HOUR_MS', 'max: 2, windowMs: HOUR_MS', NOTICES, 'one an hour'),
  notify('shortNetworkOf(address)', 'address', NOTICES, 'from a new network'),
  notices(
    'if (!user) return undefined;\n      const notice = NOTICES[kind];\n      return {',
    "if (!user) return { to: by ?? '', subject: '', text: '', html: '' };\n      const notice = NOTICES[kind];\n      return {",
    NOTICES,
    'was deleted meanwhile',
  ),
  record('!needsNoSecret ||', 'needsNoSecret ||', 'accounts/securityLog.test.ts'),
  email('.toLowerCase()', '', AUTH, 'HttpOnly cookies'),
  app('if (securityContact === undefined) throw HttpError.unknownAddress();', '', HEADERS, 'security.txt'),
];
