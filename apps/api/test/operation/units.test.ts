import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSeedArguments } from '../../src/commands/commands.ts';
import { initialsOf } from '../../src/dashboard/handlers.ts';
import { readEnv, settingsOf, warningsOf } from '../../src/env.ts';
import { connectionOptions } from '../../src/platform/db/connectionOptions.ts';
import { createIds, isId, positionAt, positionOf } from '../../src/platform/ids.ts';
import { clientAddress, networkOf } from '../../src/platform/http/clientAddress.ts';
import { isLoopback } from '../../src/platform/http/origins.ts';
import { applySettingsFile } from '../../src/env/applySettingsFile.ts';
import { type Variable, VARIABLES } from '../../src/env/variables.ts';
import { StartError } from '../../src/platform/StartError.ts';
import { maskEmail } from '../../src/platform/text/email.ts';
import { FOREIGN_VARIABLES } from '../support/foreignVariables.ts';
import { foldText, searchTextOf, wordsOf, normalize } from '../../src/platform/text/foldText.ts';

describe('ids', () => {
  const at = new Date('2026-05-04T10:00:00.000Z');

  test('are increasing UUIDs of version 7 that contain their time', () => {
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

  test('have positions in the same order, above those of earlier times', () => {
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
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['::ffff:100:1', '1.0.0.1'],
    ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
    ['64:ff9b::1.2.3.4', '1.2.3.4'],
    ['0064:FF9B:0:0:0:0:0102:0304', '1.2.3.4'],
    ['64:ff9b::1:0', '0.1.0.0'],
    ['64:ff9b::127.0.0.1', '64:ff9b:0:0::/64'],
    ['64:ff9b:1::1.2.3.4', '64:ff9b:1:0::/64'],
    ['64:ff9b::1:102:304', '64:ff9b:0:0::/64'],
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
    ['::ffff:a01:203', '10.1.2.3'],
    ['64:ff9b::a01:203', '10.1.2.3'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    [undefined, 'unknown'],
  ])('of the socket %s is %s', (remote, address) => {
    expect(clientAddress(remote, null, 0)).toBe(address);
  });

  test('ignores the header when no proxy is trusted', () => {
    expect(clientAddress('10.0.0.1', '203.0.113.7', 0)).toBe('10.0.0.1');
  });

  test.each([
    [1, '203.0.113.7', '203.0.113.7'],
    // The client's entries come before the proxy's.
    [1, '1.1.1.1, 2.2.2.2, 203.0.113.7', '203.0.113.7'],
    [2, '1.1.1.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '10.0.0.2', '10.0.0.2'],
    [1, '203.0.113.7:51234', '203.0.113.7'],
    [1, '[2001:DB8::1]:443', '2001:db8::1'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    [1, '"[2001:db8::1]:80"', '2001:db8::1'],
    [1, '"203.0.113.7:51234"', '203.0.113.7'],
    [1, '[0:0:0:0:0:ffff:203.0.113.7]:443', '203.0.113.7'],
    [1, '64:ff9b::203.0.113.7', '203.0.113.7'],
    [1, '', '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '203.0.113.7,', '10.0.0.1'],
    [1, '1.1.1.1, "unknown:80"', '10.0.0.1'],
    [1, '203.0.113.7\u0000', '10.0.0.1'],
    [1, 'a'.repeat(10_000), '10.0.0.1'],
  ])('with %i proxies and "%.60s" is %s', (proxies, forwardedFor, address) => {
    expect(clientAddress('10.0.0.1', forwardedFor, proxies)).toBe(address);
  });
});

describe('isLoopback', () => {
  test.each([
    ['localhost', true],
    ['LocalHost', true],
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['[::1]', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['128.0.0.1', false],
    ['10.0.0.1', false],
    ['[::2]', false],
    ['localhost.example.org', false],
    ['127.0.0.1.example.org', false],
    ['', false],
  ])('of %s is %s', (hostname, expected) => {
    expect(isLoopback(hostname)).toBe(expected);
  });
});

describe('maskEmail', () => {
  test.each([
    ['ada@example.org', 'a***@example.org'],
    ['👩@example.org', '👩***@example.org'],
    ['a@b@example.org', 'a***@example.org'],
    ['@example.org', '***'],
    ['a password', '***'],
    ['', '***'],
  ])('of %j is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

const stack = (marks: number) => `a${'\u0316\u0301'.repeat(marks / 2)}`;

describe('a text with many combining marks', () => {
  test('is normalized if it has 30 in a row, and left as it is if it has more', () => {
    expect(normalize(`${stack(30)}o\u0308`, 'NFC')).toBe(
      `\u00e1${'\u0316'.repeat(15)}${'\u0301'.repeat(14)}\u00f6`,
    );
    for (const mark of ['\u0316\u0301', '\u0345\u0344', '\u0591\u05bc', '\u0301\uff9e']) {
      const text = `o\u0308${mark.repeat(16)}`;
      expect(normalize(text, 'NFC')).toBe(text);
    }
  });
});

describe('foldText', () => {
  // Hebrew, Armenian, Canadian, Mongolian, Balinese, Yezidi, a non-breaking one, a minus, a heavy one, a fullwidth one.
  test.each('־֊᐀᠆᭠𐺭‑−➖－'.match(/./gu)?.map((hyphen) => [hyphen]) ?? [])('folds the hyphen %s', (hyphen) => {
    expect(foldText(`Ben${hyphen}David`)).toBe('ben-david');
  });

  test('returns at most three times the bytes of any character, and folds the same again', () => {
    const longer: string[] = [];
    const unstable: string[] = [];
    for (let code = 0; code <= 0x2_ffff; code += 1) {
      const text = String.fromCodePoint(code);
      const folded = foldText(text);
      if (Buffer.byteLength(folded) > 3 * Buffer.byteLength(text)) longer.push(code.toString(16));
      if (foldText(folded) !== folded) unstable.push(code.toString(16));
    }
    expect({ longer, unstable }).toEqual({ longer: [], unstable: [] });
  });

  test('finds the words beside a character that it leaves as it is', () => {
    expect(foldText('Ab \ufdfa Cd \u3316')).toBe('ab \ufdfa cd \u3316');
  });

  test.each([
    ['nunez jose', 'José Núñez'],
    ['山田太郎', '山田 太郎'],
    ['太郎 山田', '山田 太郎'],
    ['김하은', '김 하은'],
    ['ΣΙΣΥΦΟΣ', 'Σίσυφος'],
    ["o'brien", 'Conan O’Brien'],
    ['jean-luc', 'Jean\u2013Luc'],
    ['strasse', 'Hauptstra\u00dfe'],
    ['\uff46\uff55\uff4c\uff4c', 'Full'],
    ['donaufahrt', 'Do\u00adnau\u200bfahrt'],
    ['"jo ann" lee', 'Jo Ann Lee'],
    ['„山田 太郎“', '山田 太郎'],
    ['12" "', '12" "'],
    ['', 'Anyone'],
  ])('the words of %j are in %j', (query, text) => {
    expect(wordsOf(query).filter((word) => !searchTextOf([text]).includes(word))).toEqual([]);
  });

  test.each([
    ['anna b', 'Anna\nCarl'],
    ['annacarl', 'Anna Carl'],
    ['"ann jo"', 'Jo Ann'],
    ['"jo ann', 'Jo Ann'],
    ['ann_', 'Anna'],
    ['%', 'Anna'],
  ])('a word of %j is not in %j', (query, text) => {
    expect(wordsOf(query).every((word) => searchTextOf(text.split('\n')).includes(word))).toBe(false);
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
  test('has the documented defaults, and treats an empty variable as unset', () => {
    for (const variables of [{}, { PORT: '', DATABASE_URL: '', PLANNER_SAMPLE_DATA: '' }]) {
      expect(readEnv(variables)).toMatchObject({
        port: 3000,
        host: '127.0.0.1',
        publicUrl: undefined,
        corsOrigins: [],
        databaseUrl: undefined,
        adminEmail: 'admin@planner.local',
        adminPassword: undefined,
        sampleData: false,
        smtpUrl: undefined,
        trustedProxies: 0,
        contactEmail: undefined,
        securityContact: undefined,
        databasePoolSize: 10,
        databaseTimeoutMs: 30_000,
        databaseWaitMs: undefined,
        metrics: false,
        metricsToken: undefined,
        logLevel: 'info',
        shutdownDelayMs: undefined,
      });
      expect(readEnv(variables).dataDir).toMatch(/\.data$/);
    }
  });

  test('reads the time zone of the company', () => {
    expect(readEnv({}).timeZone).toBe('UTC');
    // Node calls it Asia/Katmandu.
    expect(readEnv({ COMPANY_TIME_ZONE: 'Asia/Kathmandu' }).timeZone).toBe('Asia/Kathmandu');
  });

  test('reads legal texts beside those that each installation has', () => {
    expect(readEnv({}).legalTexts.map(({ type }) => type)).toEqual(['privacy', 'terms']);
    const value = 'imprint = Imprint, imprint.pt-BR = Ficha técnica,privacy.de=Datenschutzerklärung';
    expect(readEnv({ LEGAL_TEXTS: value }).legalTexts.slice(2)).toEqual([
      { type: 'imprint', kind: 'imprint', language: 'en', title: 'Imprint', path: '/texts/imprint' },
      {
        type: 'imprint.pt-BR',
        kind: 'imprint',
        language: 'pt-BR',
        title: 'Ficha técnica',
        path: '/texts/imprint.pt-BR',
      },
      {
        type: 'privacy.de',
        kind: 'privacy',
        language: 'de',
        title: 'Datenschutzerklärung',
        path: '/texts/privacy.de',
      },
    ]);
  });

  test('trusts at most 10 proxies', () => {
    expect(readEnv({ TRUST_PROXY: '10' }).trustedProxies).toBe(10);
  });

  test('removes the trailing slash of PUBLIC_URL', () => {
    expect(readEnv({ PUBLIC_URL: 'https://Admin.example.org/' }).publicUrl).toBe('https://admin.example.org');
    expect(readEnv({ PUBLIC_URL: 'https://example.org:8443/ops/admin-2/' }).publicUrl).toBe(
      'https://example.org:8443/ops/admin-2',
    );
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/admin?next=1'],
    ['PUBLIC_URL', 'https://example.org/a b'],
    ['PUBLIC_URL', 'https://example.org/admin;Domain=example.org'],
    ['PUBLIC_URL', 'https://example.org//admin'],
    ['PUBLIC_URL', 'https://example.org/api'],
    ['PUBLIC_URL', 'https://example.org/assets/admin'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://*.example.org'],
    ['CORS_ORIGINS', 'console.example.org'],
    ['CORS_ORIGINS', 'https://console.example.org/'],
    ['CORS_ORIGINS', 'https://console.example.org/console'],
    ['CORS_ORIGINS', 'https://console.example.org:443'],
    ['CORS_ORIGINS', 'https://Console.example.org'],
    ['CORS_ORIGINS', 'https://me:secret@console.example.org'],
    ['CORS_ORIGINS', 'https://console.example.org,'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'file:///console'],
    ['DATABASE_URL', 'mysql://localhost/planner'],
    ['DATABASE_URL', 'postgres://planner:secret@db.example.net/planner?sslmode=prefer'],
    ['SHUTDOWN_DELAY_MS', '5s'],
    ['SHUTDOWN_DELAY_MS', '600001'],
    ['PLANNER_ADMIN_EMAIL', 'admin'],
    ['PLANNER_SAMPLE_DATA', 'yes'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'me'],
    ['CONTACT_EMAIL', 'a@b'],
    ['SECURITY_CONTACT', 'http://example.org/report'],
    ['DATABASE_POOL_SIZE', '0'],
    ['DATABASE_POOL_SIZE', '1.5'],
    ['DATABASE_TIMEOUT_MS', '30s'],
    ['PLANNER_METRICS', 'on'],
    ['DATABASE_READ_URL', 'postgres://localhost/planner?sslmode=always'],
    ['DATABASE_READ_URL', 'postgres://localhost/planner'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key'],
    ['COMPANY_TIME_ZONE', 'Europe/Bonn'],
    ['COMPANY_TIME_ZONE', '+01:00'],
    ['LEGAL_TEXTS', 'imprint'],
    ['LEGAL_TEXTS', 'Imprint=Imprint'],
    ['LEGAL_TEXTS', 'imprint.DE=Impressum'],
    ['LEGAL_TEXTS', 'imprint.deutschland=Impressum'],
    ['LEGAL_TEXTS', 'imprint=<b>Imprint</b>'],
    ['LEGAL_TEXTS', 'privacy=Another privacy policy'],
    ['LEGAL_TEXTS', 'imprint=Imprint,imprint.en=Imprint'],
    ['LOG_LEVEL', 'INFO'],
    ['PLANNER_DATADIR', '/data'],
    ['SMTP_URL_FILE', '/missing/smtp-url'],
    ['SMTP_URI_FILE', '/run/secrets/smtp-url'],
    ['METRICS_TOKENS_FILE', '/run/secrets/token'],
  ])('names the invalid %s=%s in one sentence', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}\\b[^\\n]*[.?]$`));
  });
});

test('secrets stand in files, and are not among the settings in the log', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'planner-secret-')), 'token');
  writeFileSync(file, 'a token for the scraper\n');
  const env = readEnv({ METRICS_TOKEN_FILE: file, PORT: '3001', SSL_CERT_FILE: '/etc/ssl/cert.pem' });
  expect(env.metricsToken).toBe('a token for the scraper');
  expect(settingsOf(env)).toEqual({ METRICS_TOKEN: 'set', PORT: 3001 });
  expect(() => readEnv({ METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: file })).toThrow(
    /^METRICS_TOKEN and METRICS_TOKEN_FILE are both set\.$/,
  );
});

describe('PLANNER_SETTINGS_FILE', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'planner-settings-')), 'planner-admin.env');
  const read = (text: string, variables: Record<string, string> = {}) => {
    writeFileSync(file, text);
    const all = { PLANNER_SETTINGS_FILE: file, ...variables };
    applySettingsFile(all);
    const { PLANNER_SETTINGS_FILE: _, ...others } = all;
    return others;
  };

  // What systemd 252 reads.
  test.each([
    ['A=plain # not a comment', 'plain # not a comment'],
    ['# A=x\n; A=y\n\nA=a#b;c', 'a#b;c'],
    [String.raw`A='single # "quoted" \n'`, String.raw`single # "quoted" \n`],
    [String.raw`A="a # \"quoted\" \\ \n \` \$X 'y'"`, String.raw`a # "quoted" \ \n ` + "` $X 'y'"],
    [`A=it's "fine"`, `it's "fine"`],
    ['A=con\\\ntinued \\\nlines', 'continued lines'],
    [`A="two\nlines" and 'rest'`, `two\nlinesand 'rest'`],
    ['A=" kept "  ', ' kept '],
    ['\tA = spaced out   ', 'spaced out'],
    [String.raw`A=back\slash\\ end\ `, String.raw`backslash\ end `],
    [`A='a'"b"c`, 'abc'],
    ['A="con\\\ntinued"', 'continued'],
    ['A=', ''],
    ['A=1\r\nA=2\r\n', '2'],
  ])('%j is %j', (text, value) => {
    expect(read(text)).toEqual({ A: value });
  });

  test('loses to the variables of the process, empty ones, too', () => {
    const text = 'PORT=1\nHOST=::\nSMTP_URL=smtp://one\nMETRICS_TOKEN_FILE=/one';
    const own = { PORT: '2', HOST: '', SMTP_URL_FILE: '/two', METRICS_TOKEN: 'two' };
    expect(read(text, own)).toEqual(own);
  });

  test.each([
    ['A=1\nexport B=2', 'line 2 is not of the form NAME=value.'],
    ['A="1\nB=2', 'a quote in the value of A has no end.'],
    [
      'NODE_EXTRA_CA_CERTS=/ca.pem',
      'Node reads NODE_EXTRA_CA_CERTS before this file, so set it in the environment.',
    ],
  ])('%j is refused in one sentence', (text, problem) => {
    expect(() => read(text)).toThrow(new StartError(`${file}: ${problem}`));
  });

  test('must be readable', () => {
    expect(() => applySettingsFile({ PLANNER_SETTINGS_FILE: '/missing' })).toThrow(
      new StartError('PLANNER_SETTINGS_FILE: the file /missing cannot be read.'),
    );
  });
});

describe('DATABASE_URL', () => {
  test.each([
    'postgres://10.20.30.40/planner',
    'postgresql://planner@db:6432/planner?application_name=sslmode',
    'postgres://localhost/planner?host=db.example.net',
    'postgres://[2001:db8::5]/planner',
    'postgres://127.0.0.1.example.net/planner',
    'postgres://db/planner?sslMode=disable',
    'postgres://disable:sslmode=disable@db/planner',
  ])('%s sends rows over a network, so it needs TLS and a certificate that is verified', (url) => {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(connectionOptions(url).privacy).toBe('verified');
  });

  test.each([
    'postgres://localhost/planner',
    'postgres://planner@%2Fvar%2Frun%2Fpostgresql/planner',
    'postgres://db.example.net/planner?host=/var/run/postgresql',
    'postgres://db.example.net/planner?sslmode=disable',
  ])('%s is without TLS', (url) => {
    expect(connectionOptions(url).privacy).toBe('none');
  });

  test('beyond this machine may not leave TLS open', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgres://db/planner?sslmode=disable&sslmode=prefer' })).toThrow(
      new StartError(
        'DATABASE_URL: sslmode=prefer is for this machine only: use verify-full, or disable in a network that only you can read.',
      ),
    );
  });

  test.each([
    'postgres://planner:secret@127.8.9.10:5433/planner',
    'postgres://LOCALHOST/planner',
    'postgres://[::1]/planner',
    'postgres://planner@%2Fvar%2Frun%2Fpostgresql/planner',
    'postgres://db.example.net/planner?host=/var/run/postgresql',
    'postgres://db.example.net/planner?sslmode=verify-full',
    'postgres://db.example.net/planner?sslmode=no-verify',
    'postgres://db.example.net/planner?sslmode=require',
    'postgresql://db.example.net/planner?sslmode=disable',
    'postgres://db.example.net/planner?uselibpqcompat=true&sslmode=verify-full',
    'postgres://localhost/planner?sslmode=prefer',
    'postgres://db.example.net/planner?sslmode=verify-full&sslrootcert=system',
    'postgres://db.example.net/planner?sslmode=verify-full&sslrootcert=',
  ])('%s is accepted', (url) => {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test.each([
    [
      'sslmode=bogus',
      'sslmode must be one of disable, prefer, require, verify-ca, verify-full, no-verify, not "bogus"',
    ],
    [
      'sslmode=',
      'sslmode must be one of disable, prefer, require, verify-ca, verify-full, no-verify, not ""',
    ],
    [
      'sslmode=disable&sslmode=allow',
      'sslmode must be one of disable, prefer, require, verify-ca, verify-full, no-verify, not "allow"',
    ],
    ['ssl=true', 'use sslmode instead of ssl'],
    [
      'sslmode=verify-ca',
      'sslmode=verify-ca needs sslrootcert, the file of your own authority: a public one signs for anyone',
    ],
    ['sslmode=verify-ca&sslrootcert=/missing/ca.pem', 'the file /missing/ca.pem cannot be read'],
    ['sslmode=verify-full&sslcert=/missing/own.pem', 'the file /missing/own.pem cannot be read'],
    ['sslmode=require&sslkey=%2F', 'the file / cannot be read'],
    ['sslnegotiation=direct&sslmode=disable', 'sslnegotiation=direct needs sslmode=require or stricter'],
    ['sslmode=require&sslnegotiation=tls', 'sslnegotiation must be postgres or direct, not "tls"'],
  ])('with %s is refused', (options, problem) => {
    for (const host of ['localhost', 'db.example.net'])
      expect(() =>
        readEnv({ DATABASE_URL: `postgres://me:hidden@${host}/planner?${options}`, PORT: 'x' }),
      ).toThrow(
        new StartError(`PORT must be a whole number from 0 to 65535, not "x".\nDATABASE_URL: ${problem}.`),
      );
  });
});

const refusedNames = (variables: Record<string, string>): string[] => {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .map((line) => /^(\w+) is not a variable of /.exec(line)?.[1] ?? line);
  }
};

describe('unknown variables', () => {
  test.each([
    ['PLANNER_DATADIR', '; did you mean PLANNER_DATA_DIR?'],
    ['PLANNER_ADMIN_MAIL', '; did you mean PLANNER_ADMIN_EMAIL?'],
    ['PLANNER_SMTP_URL', '; did you mean SMTP_URL?'],
    ['PLANNER_TELEPORTATION', '.'],
  ])('%s ends the start%s', (name, suggestion) => {
    expect(() => readEnv({ [name]: '1' })).toThrow(`${name} is not a variable of Planner Admin${suggestion}`);
  });

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SMTP_UR', 'SMTP_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['PROT', 'PORT'],
    ['PLANER_SECRET_KEY', 'PLANNER_SECRET_KEY'],
    ['DATABASE_URLFILE', 'DATABASE_URL_FILE'],
  ])('%s is taken for a slip of %s', (name, known) => {
    expect(() => readEnv({ [name]: '1' })).toThrow(
      `${name} is not a variable of Planner Admin; did you mean ${known}?`,
    );
  });

  test('are refused when any one letter of a name is missing, added, wrong or swapped with the next', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ_'.split('');
    const names = Object.values<Variable<unknown>>(VARIABLES).flatMap(({ name, isSecret }) =>
      isSecret ? [name, `${name}_FILE`] : [name],
    );
    const slips = new Set(
      names.flatMap((name) =>
        Array.from({ length: name.length + 1 }, (_, at) => {
          const [before, letter = '', after] = [name.slice(0, at), name[at], name.slice(at + 1)];
          return [
            before + after,
            before + after.slice(0, 1) + letter + after.slice(1),
            ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
          ];
        }).flat(),
      ),
    );
    // Schedulers set it.
    for (const name of [...names, 'PORTS']) slips.delete(name);
    expect(slips.size).toBeGreaterThan(30_000);
    const refused = new Set(refusedNames(Object.fromEntries([...slips].map((name) => [name, '1']))));
    expect([...slips].filter((name) => !refused.has(name))).toEqual([]);
  });

  test.each(Object.entries(FOREIGN_VARIABLES))('are not those of %s', (_, names) => {
    const variables = Object.fromEntries(names.split(/\s+/).map((name) => [name, '1']));
    expect(readEnv(variables)).toEqual(readEnv({}));
  });

  test('are reported with all other problems', () => {
    expect(() => readEnv({ PLANNER_SAMPLES: '1', PORT: 'http', TRUST_PROXY: 'yes' })).toThrow(
      /^PLANNER_SAMPLES .*\nPORT .*\nTRUST_PROXY .*$/,
    );
  });

  test.each([
    'PLANNER_PORT',
    'PLANNER_ADMIN_PORT_80_TCP',
    'PLANNER_ADMIN_PORT_80_TCP_ADDR',
    'PLANNER_ADMIN_SERVICE_HOST',
    'PLANNER_ADMIN_SERVICE_PORT_HTTP',
  ])('%s comes from Kubernetes', (name) => {
    expect(readEnv({ [name]: 'tcp://10.0.0.1:80' })).toEqual(readEnv({}));
  });
});

describe('warningsOf', () => {
  test.each([
    [{}, []],
    [{ SMTP_URL: '' }, ['SMTP_URL']],
    [{ PLANNER_SECRET_KEY: '' }, ['PLANNER_SECRET_KEY']],
    [{ HOST: '0.0.0.0' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'http://admin.example.org' }, ['PUBLIC_URL']],
    [{ PUBLIC_URL: 'https://admin.example.org' }, ['TRUST_PROXY']],
    [{ PUBLIC_URL: 'https://admin.example.org', HOST: '0.0.0.0', TRUST_PROXY: '1' }, []],
    [{ DATABASE_URL: 'postgres://db.example.net/planner?sslmode=require' }, ['DATABASE_URL']],
    [{ DATABASE_URL: 'postgres://db.example.net/planner?sslmode=verify-full' }, []],
  ])('of %o is about %o', (variables, names) => {
    const warnings = warningsOf(
      readEnv({
        SMTP_URL: 'smtp://localhost',
        PLANNER_SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
        ...variables,
      }),
    );
    expect(warnings.map((line) => line.split(' ')[0])).toEqual(names);
  });
});

const readOrigins = (CORS_ORIGINS: string, PUBLIC_URL?: string) =>
  readEnv({ CORS_ORIGINS, PUBLIC_URL }).corsOrigins;

describe('CORS_ORIGINS', () => {
  test('are exact origins', () => {
    expect(readOrigins('https://console.example.org, http://localhost:5173')).toEqual([
      'https://console.example.org',
      'http://localhost:5173',
    ]);
  });

  test.each([
    // The same site: the cookie does not require https.
    ['http://console.example.org:8080', 'http://api.example.org'],
    ['http://10.0.0.7:8080', 'http://10.0.0.7'],
    // Browsers trust localhost without https.
    ['https://console.example.net', 'http://localhost:3000'],
    ['https://console.example.net', 'http://127.0.0.1:3000'],
    ['https://console.example.net', 'http://[::1]:3000'],
    ['https://console.example.net', 'https://api.example.org'],
  ])('%s may use %s', (origin, publicUrl) => {
    expect(readOrigins(origin, publicUrl)).toEqual([origin]);
  });

  test.each([
    ['http://console.example.net', 'http://api.example.org'],
    ['https://console.example.org', 'http://api.example.org'],
    ['http://one.github.io', 'http://other.github.io'],
    ['http://10.0.0.8', 'http://10.0.0.7'],
    ['http://localhost:5173', 'http://127.0.0.1.example.org'],
  ])('%s may not use %s: browsers reject the cookie', (origin, publicUrl) => {
    expect(() => readOrigins(origin, publicUrl)).toThrow(
      `CORS_ORIGINS names another site, ${origin}, so PUBLIC_URL must start with https://, else browsers refuse the cookie.`,
    );
  });
});

describe('the arguments of the seed command', () => {
  test('are a number of users', () => {
    expect(readSeedArguments(['--users', '1000000'])).toEqual({
      users: 1_000_000,
      days: 0,
      isConfirmed: false,
    });
    expect(readSeedArguments(['--users', '1', '--days', '365', '--yes'])).toEqual({
      users: 1,
      days: 365,
      isConfirmed: true,
    });
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
    expect(() => readSeedArguments(args)).toThrow(/^Say how many users to add, .*\.$/);
  });
});
