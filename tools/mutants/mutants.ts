/** A plausible slip, and the test that must notice it. */
export interface Mutant {
  /** In `apps/api/src`. */
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** In `apps/api/test`. */
  test: string;
  /** A part of the test's name, to save time. */
  name: string;
}

const of =
  (file: string) =>
  (find: string, replace: string, test: string, name = ''): Mutant => ({ file, find, replace, test, name });

const serve = of('serveOperation.ts');
const access = of('access.ts');
const sessions = of('sessions/signIn.ts');
const sessionRows = of('sessions/rows.ts');
const cookies = of('sessions/cookies.ts');
const limits = of('sessions/limits.ts');
const limitOf = of('sessions/limitOf.ts');
const rateLimits = of('platform/security/rateLimits.ts');
const turns = of('platform/security/createTurns.ts');
const hasher = of('platform/security/createHasher.ts');
const passwords = of('platform/security/checkPassword.ts');
const judge = of('platform/security/passwordWorker.ts');
const accounts = of('accounts/handlers.ts');
const tokens = of('accounts/rows.ts');
const setPassword = of('accounts/setPassword.ts');
const accountMails = of('accounts/mails.ts');
const users = of('users/handlers.ts');
const privacy = of('privacy/handlers.ts');
const policies = of('policies/publishingHandlers.ts');
const policyRows = of('policies/rows.ts');
const etag = of('platform/http/etag.ts');
const origins = of('platform/http/origins.ts');
const headers = of('platform/http/securityHeaders.ts');
const addresses = of('platform/http/clientAddress.ts');
const csv = of('platform/text/csvLine.ts');
const once = of('platform/db/insertOnce.ts');
const transactions = of('platform/db/inTransaction.ts');
const userRows = of('users/rows.ts');
const tell = of('notices/tell.ts');
const notices = of('notices/mails.ts');
const record = of('activity/record.ts');
const email = of('platform/text/email.ts');
const app = of('createApi.ts');

const AUTH = 'accounts/auth.test.ts';
const MATRIX = 'accounts/accessMatrix.test.ts';
const RESET = 'accounts/passwordReset.test.ts';
const RULES = 'accounts/passwordRules.test.ts';
const ACCESS = 'accounts/access.test.ts';
const HOSTS = 'http/hostAndOrigin.test.ts';
const PRIVACY = 'users/privacy.test.ts';
const NOTICES = 'mail/notices.test.ts';

const DEVICE = 'a device that the owner';
const CROWD = 'a crowd in the hashing queue';

export const MUTANTS: readonly Mutant[] = [
  serve("if (session.user.role !== 'admin') throw HttpError.notAdministrator();", '', MATRIX, 'listUsers'),
  serve(
    'if (!session) throw HttpError.unauthorized();',
    'if (!session) return undefined;',
    MATRIX,
    'listUsers',
  ),
  serve('checkAccess(session.user, operation.id);', '', MATRIX, 'refuses everything else'),
  serve(
    'if (limit && !limit.operations.has(operation.id))',
    'if (limit && limit.operations.has(operation.id))',
    RULES,
    'only choose a longer one',
  ),
  serve('if (isCrossSiteRequest(headers, publicOrigin, corsOrigins))', 'if (false)', HOSTS),
  serve(
    "response.headers.append('Set-Cookie', cookie)",
    "response.headers.set('Set-Cookie', cookie)",
    AUTH,
    'HttpOnly cookies',
  ),
  access('createUser: SUPPORT,', 'createUser: ALL,', MATRIX, 'refuses everything else'),
  access('exportActivity: NONE,', 'exportActivity: SUPPORT_READS,', MATRIX, 'refuses everything else'),
  access('changeAccess: NONE,', 'changeAccess: SUPPORT,', MATRIX, 'refuses everything else'),
  access("importUsers: 'createUser',", "importUsers: 'createFinanceCategory',", ACCESS),
  sessions(
    'if (!user?.password_hash || !verified) {',
    'if (!user?.password_hash) {',
    AUTH,
    'same error for an unknown address',
  ),
  sessions(
    "if (user.role !== 'admin') {",
    "if (user.role === 'admin' && false) {",
    AUTH,
    'without the admin role',
  ),
  sessions(
    'isKnown: parseDeviceCookie(cookies, body.email, services, now) !== undefined,',
    'isKnown: false,',
    AUTH,
    'a refusal of the queue',
  ),
  sessions('if (turn.isKnown) await inTransaction', 'await inTransaction', AUTH, 'a refusal of the queue'),
  sessions(
    'const hasShortPassword = isTooShort(body.password, user);',
    'const hasShortPassword = false;',
    RULES,
    'only choose a longer one',
  ),
  sessions(
    'if (!isKnownNetwork && user.last_active)',
    'if (user.last_active)',
    NOTICES,
    'from a new network',
  ),
  sessions('await clearHits(trx, [guessKey(user.email)], []);', '', AUTH, 'grow for an account'),
  sessionRows(
    'const unusedMs = now.getTime() - Date.parse(last_seen_at);',
    'const unusedMs = 0 * Date.parse(last_seen_at);',
    AUTH,
    'eight hours without use',
  ),
  sessionRows('token_hash: hashToken(token),', 'token_hash: token,', AUTH, 'SHA-256 of the cookie'),
  sessionRows(
    'has_short_password: hasShortPassword ? 1 : 0,',
    'has_short_password: 0,',
    RULES,
    'only choose a longer one',
  ),
  cookies("'HttpOnly',", '', AUTH, 'HttpOnly cookies'),
  cookies(
    "isHttps || isCrossSite ? ['Secure'] : []",
    "isCrossSite ? ['Secure'] : []",
    'accounts/sessionCookies.test.ts',
  ),
  cookies(
    'if (isSigned && Number(until) > now.getTime()) return id;',
    'if (Number(until) > now.getTime()) return id;',
    AUTH,
    DEVICE,
  ),
  cookies(
    'if (isSigned && Number(until) > now.getTime()) return id;',
    'if (isSigned) return id;',
    AUTH,
    DEVICE,
  ),
  cookies('`${canonicalEmail(email)} ${id} ${until}`', '`${id} ${until}`', AUTH, DEVICE),
  limits(
    'if (device) return [{ key: deviceKey(email, device), max: MAX_ACCOUNT_FAILURES }];',
    'if (device) return [];',
    AUTH,
    DEVICE,
  ),
  limits('const MAX_ACCOUNT_FAILURES = 10;', 'const MAX_ACCOUNT_FAILURES = 11;', AUTH, 'ten of 50 parallel'),
  limits('guesses < MAX_GUESSES ? []', 'guesses < 10 * MAX_GUESSES ? []', AUTH, 'grow for an account'),
  limits('MINUTE_MS * 2 ** Math.floor(', 'MINUTE_MS * 1 ** Math.floor(', AUTH, 'grow for an account'),
  limitOf(
    "new Set(['getSession', 'logOut', 'changeOwnPassword'])",
    "new Set(['getSession', 'logOut', 'changeOwnPassword', 'getOwnProfile'])",
    RULES,
    'only choose a longer one',
  ),
  rateLimits('if (counted.hits > max)', 'if (counted.hits > max + 1)', AUTH, 'ten of 50 parallel'),
  rateLimits('max: max.network * share', 'max: max.network * share * 4', RESET, 'limits'),
  turns('if (first) return first;', 'if (first && strangers.size === 0) return first;', AUTH, CROWD),
  turns('if (!isKnown && countStrangers() >= MAX_WAITING) makeRoomFor(network);', '', AUTH, CROWD),
  turns('if (rest.length > 0) strangers.set(network, rest);', '', AUTH, CROWD),
  hasher(
    'const isRight = isNormalized || (password !== normalized && (await isOf(password)));',
    'const isRight = isNormalized;',
    AUTH,
    'of a password that was not normalized still work',
  ),
  hasher(
    'const hasCost = used.memoryKib === cost.memoryKib && used.passes === cost.passes;',
    'const hasCost = used.passes >= 0;',
    AUTH,
    'rehashed at sign-in',
  ),
  hasher(
    'message: Buffer.from(password,',
    'message: Buffer.from(password.slice(0, 72),',
    AUTH,
    'differ only in byte 73',
  ),
  passwords("role === 'admin' ? MIN_ADMINISTRATOR_LENGTH : 6", '6', RULES, 'ask administrators'),
  passwords(
    'lengthOf(password) < minPasswordLength(owner)',
    'lengthOf(password) <= minPasswordLength(owner)',
    RULES,
    'ask administrators',
  ),
  passwords(
    'return lengthOf(password) > MAX_LENGTH',
    'return lengthOf(password) > MAX_LENGTH + 1',
    RULES,
    'allow 6 to 128',
  ),
  judge(
    'return isUnknownWord(unit) || isGuessable(unit, words)',
    'return isUnknownWord(unit)',
    RULES,
    'is rejected',
  ),
  judge(
    'return isUnknownWord(unit) || isGuessable(unit, words)',
    'return isGuessable(unit, words)',
    RULES,
    'is rejected',
  ),
  judge(
    "if (isIn(COMMON, unit)) return 'one of the most common passwords';",
    '',
    RULES,
    'is rejected as common',
  ),
  accounts(
    'if (!redeemed) throw linkExpired();',
    "if (!redeemed) return 'Your password has been changed';",
    RESET,
    'parallel calls with the same token',
  ),
  accounts(
    "await checkPassword(password, await checkResetLink(call, token), 'password');",
    'await checkResetLink(call, token);',
    RULES,
    'with a reset link',
  ),
  accounts(
    'if (before?.password_hash !== stored) throw HttpError.unauthorized();',
    'if (!before) throw HttpError.unauthorized();',
    'accounts/settings.test.ts',
    'one of two changes',
  ),
  accounts("await tell(trx, call, before, 'passwordChanged');", '', NOTICES, 'a changed password'),
  accounts('if (await countHits(trx, resetMailLimits(email), now)) return;', '', RESET, 'five mails an hour'),
  tokens(
    "where('expires_at', '>', now.toISOString())\n    .executeTakeFirst();\n  return findUserOf(db, grant);",
    "where('expires_at', '>', '')\n    .executeTakeFirst();\n  return findUserOf(db, grant);",
    RESET,
    'checkResetToken',
  ),
  tokens('user?.version === grant?.user_version ? user : undefined', 'user', RESET, 'rejects a link after'),
  tokens('if (later) return undefined;', '', RESET, 'does not retry a mail'),
  setPassword('await endSessionsOf(trx, [user.id]);', '', AUTH, 'end when the account loses'),
  setPassword(
    "await clearHits(trx, keys, [accountKey(user.email, ''), deviceKey(user.email, '')]);",
    '',
    RESET,
    'clears the failures',
  ),
  accountMails(
    'const user = isBarred ? undefined : account;',
    'const user = account;',
    ACCESS,
    'sends no reset link',
  ),
  accountMails(
    'return user ? mail : { ...mail, isDecoy: true };',
    'return mail;',
    RESET,
    'responds alike to unknown',
  ),
  accountMails(
    'return user ? mail : { ...mail, isDecoy: true };',
    'return user ? mail : undefined;',
    RESET,
    'the same work for every address',
  ),
  users("query.health === 'omit'", "query.health !== 'omit'", PRIVACY, 'health values'),
  users(
    'users: found.rows.map(toListedUser),',
    'users: found.rows.map(toUser),',
    'accounts/dataPage.test.ts',
    'health data is only',
  ),
  users("if (query === '' && !state) {", "if (query !== '' && !state) {", NOTICES, 'an export of people'),
  privacy('await eraseAuthor(trx, user);', '', 'lists/policies.test.ts', 'name the account'),
  privacy('await eraseFromEntries(trx, user);', '', PRIVACY, 'leaves no trace'),
  privacy(
    "if (user.id === session.user.id)\n        throw new HttpError('own-account', 'You cannot erase your own account');",
    '',
    PRIVACY,
    'refuses the own account',
  ),
  policies(
    'checkPolicy(ifMatch, before, publications);',
    '',
    'lists/policies.test.ts',
    'do not overwrite each other',
  ),
  policyRows(
    'saved_by_email: by?.email ?? null,',
    'saved_by_email: null,',
    'lists/policies.test.ts',
    'name the account',
  ),
  etag(
    'if (ifMatch !== undefined && !matchesEtag(ifMatch, etag))',
    'if (ifMatch !== undefined && matchesEtag(ifMatch, etag))',
    'lists/policies.test.ts',
    'do not overwrite each other',
  ),
  etag(
    'item.version, item.updated_at]',
    'item.updated_at]',
    'users/users.test.ts',
    'one of ten parallel saves',
  ),
  origins(
    "if (hosts && !hosts.has(host ?? '') && !PROBES.has(c.req.path))",
    "if (hosts && !hosts.has(host ?? '') && PROBES.has(c.req.path))",
    HOSTS,
  ),
  origins(
    "fetchSite !== 'same-origin' && fetchSite !== 'none'",
    "fetchSite === 'cross-site'",
    'http/rawHttp.test.ts',
    'changes nothing and reveals nothing',
  ),
  headers("headers.set('X-Frame-Options', 'DENY');", '', 'http/securityHeaders.test.ts'),
  headers('if (isHttps) headers.set(', 'headers.set(', 'http/securityHeaders.test.ts'),
  addresses('entries.length - proxies', 'entries.length - proxies - 1', 'operation/units.test.ts'),
  csv(
    '[=+\\-@\\t\\r＝＋－＠]/;\nconst PROTECTED',
    '[=+\\-\\t\\r＝＋－＠]/;\nconst PROTECTED',
    'users/exportUsers.test.ts',
  ),
  once(
    'if (earlier.creation_content !== item.creation_content) throw HttpError.keyReused();',
    '',
    'users/users.test.ts',
  ),
  transactions(
    'for (const action of actions) action();\n      return result;',
    'return result;',
    'mail/contact.test.ts',
  ),
  userRows('namesake ? `${name} (${email})` : name', 'name', 'mail/inbox.test.ts', 'told apart'),
  tell('max: 1, windowMs: HOUR_MS', 'max: 2, windowMs: HOUR_MS', NOTICES, 'one an hour'),
  tell('const network = shortNetworkOf(address);', 'const network = address;', NOTICES, 'from a new network'),
  notices(
    'if (!user) return undefined;',
    "if (!user) return { to: by ?? '', subject: '', text: '', html: '' };",
    NOTICES,
    'was deleted meanwhile',
  ),
  record('!OF_STRANGERS.has(kind) ||', 'OF_STRANGERS.has(kind) ||', 'accounts/securityLog.test.ts'),
  email(
    "email.trim().normalize('NFC').toLowerCase()",
    "email.trim().normalize('NFC')",
    AUTH,
    'HttpOnly cookies',
  ),
  app(
    'if (securityContact === undefined) throw HttpError.unknownAddress();',
    '',
    'http/securityHeaders.test.ts',
    'security.txt',
  ),
];
