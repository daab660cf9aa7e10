import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import contractText from '../../../../../../openapi.yaml?raw';
import { problemOfOptionalLine, problemOfRequiredText } from './textRules.ts';
import { email, newPassword, requiredLine } from './schemas.ts';

type TextSchema = { maxLength: number; minLength?: number; pattern: string };
const {
  schemas,
}: {
  schemas: Record<
    'OneLineText' | 'OptionalOneLineText' | 'Phone' | 'MultiLineText' | 'Email' | 'Password',
    TextSchema
  >;
} = parse(contractText).components;

const contractAccepts = ({ maxLength, minLength = 0, pattern }: TextSchema, text: string) => {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text);
};
const problemWith = (schema: v.GenericSchema<string>, text: string) =>
  v.safeParse(schema, text).issues?.[0].message;
const name = requiredLine('Name');
const problemOfPhone = (text: string) => problemOfOptionalLine('Phone', text, 40);
const problemOfMessage = (text: string) => problemOfRequiredText('Message', text);

describe('requiredLine', () => {
  it('sends no character that the contract rejects', () => {
    const sent = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code))
      .flatMap((character) => [character, `a${character}b`])
      .map((text) => v.safeParse(name, text))
      .flatMap(({ success, output }) => (success ? [output] : []));
    expect(sent.length).toBeGreaterThan(300_000);
    expect(sent.filter((text) => !contractAccepts(schemas.OneLineText, text))).toEqual([]);
  });

  it.each([
    'Žižek',
    'Nguyễn Văn A',
    'محمد',
    'สมชาย',
    'İstanbul',
    '🇺🇦',
    'X Æ A-12',
    'undefined',
    '-',
    '%',
    '⁦x⁩',
    'خانه\u200cها',
    '👨\u200d👩\u200d👧',
  ])('accepts %j', (text) => expect(problemWith(name, text)).toBeUndefined());

  it.each(['', '\t', ' ', '\u200B', '\u2060', '\u3164', '\u2800'])('rejects %j as empty', (text) => {
    expect(problemWith(name, text)).toBe('Name is required');
  });

  it.each([
    'a\u200bb',
    'a\u202eb',
    'a\u2067b',
    'a\u200fb',
    'a\ufeffb',
    'a\u200db',
    'я\u200cя',
    'Do\u00adnau',
    'a\u3164b',
  ])('refuses %j', (text) => {
    expect(problemWith(name, text)).toBe('Name contains invisible characters. Delete it and type it again');
  });

  it('counts characters as the contract does', () => {
    const emoji = '🏳';
    const { maxLength } = schemas.OneLineText;
    expect(problemWith(name, emoji.repeat(maxLength))).toBeUndefined();
    expect(problemWith(name, emoji.repeat(maxLength + 1))).toBe(
      `Name can have at most ${maxLength} characters`,
    );
  });

  it('trims the text', () => {
    expect(v.parse(name, '  Lan ')).toBe('Lan');
  });

  it.each(['=?utf-8?q?x=0d=0aBcc?=', 'Re: =?UTF-8?B?eA==?= x'])(
    'rejects %j, as the contract does',
    (text) => {
      expect(problemWith(name, text)).toBe('Name must be plain text');
      expect(problemWith(email, `${text.replaceAll(' ', '')}@example.org`)).toContain('Enter an email');
      expect(contractAccepts(schemas.OneLineText, text)).toBe(false);
      expect(contractAccepts(schemas.OptionalOneLineText, text)).toBe(false);
      expect(contractAccepts(schemas.Phone, text)).toBe(false);
      expect(contractAccepts(schemas.MultiLineText, text)).toBe(true);
    },
  );
});

describe('problemOfOptionalLine', () => {
  it('has the limits of the contract and accepts an empty text', () => {
    expect(schemas.Phone.maxLength).toBe(40);
    expect(problemOfPhone('')).toBeUndefined();
    expect(problemOfPhone('1'.repeat(40))).toBeUndefined();
    expect(problemOfPhone('1'.repeat(41))).toBe('Phone can have at most 40 characters');
    expect(problemOfPhone('1\n2')).toBe('Phone contains characters that cannot be stored');
    const { maxLength } = schemas.OptionalOneLineText;
    expect(problemOfOptionalLine('Subject', 'x'.repeat(maxLength))).toBeUndefined();
    expect(problemOfOptionalLine('Subject', 'x'.repeat(maxLength + 1))).toBe(
      'Subject can have at most 200 characters',
    );
  });
});

describe('problemOfRequiredText', () => {
  it('accepts line breaks and tabs, and rejects what the contract rejects', () => {
    expect(problemOfMessage('a\r\n\tb')).toBeUndefined();
    expect(problemOfMessage(' \n\u200B')).toBe('Message is required');
    const passed = Array.from({ length: 0x3000 }, (_, code) => `a${String.fromCodePoint(code)}b`).filter(
      (line) => problemOfMessage(line) === undefined,
    );
    expect(passed.filter((line) => !contractAccepts(schemas.MultiLineText, line))).toEqual([]);
    const { maxLength } = schemas.MultiLineText;
    expect(problemOfMessage('x'.repeat(maxLength))).toBeUndefined();
    expect(problemOfMessage('x'.repeat(maxLength + 1))).toBe('Message can have at most 5,000 characters');
  });
});

describe('email', () => {
  it.each([
    'a@example.org',
    'first+tag@example.org',
    '1234@example.org',
    'UPPER@EXAMPLE.ORG',
    '{x}@example.org',
    `${'a'.repeat(64)}@example.org`,
    'admin@example.org ',
    'admin@planner.local',
    'Name <a@example.org>',
    'mailto:a@example.org',
    'a\u200B@example.org',
    'a@example.org\u202E',
    'admin@example.org\u00AD',
  ])('accepts %s', (text) => {
    expect(problemWith(email, text)).toBeUndefined();
    expect(contractAccepts(schemas.Email, v.parse(email, text))).toBe(true);
  });

  it.each([
    '@',
    '@example.org',
    'a b@example.org',
    'a..b@example.org',
    'a.@example.org',
    'a@example-.org',
    'a@.org',
    'a@localhost',
    'a@example.org\r\nBcc: x@evil.example',
    'a@example.org;b@example.org',
    'admin@exampⅼe.org',
    'a@example.org?cc=b@evil.example',
    'a@[127.0.0.1]',
    '用户@例子.公司',
    `${'a'.repeat(65)}@example.org`,
  ])('rejects %j, as the contract does', (text) => {
    expect(problemWith(email, text)).toBe('Enter an email address such as name@example.org');
    expect(contractAccepts(schemas.Email, text)).toBe(false);
  });

  it('reports a missing and an overlong address', () => {
    expect(problemWith(email, ' ')).toBe('Email is required');
    const long = `a@${'b'.repeat(60)}.${'c.'.repeat(100)}org`;
    expect(problemWith(email, long)).toBe(`Email can have at most ${schemas.Email.maxLength} characters`);
  });
});

describe('newPassword', () => {
  it('has the limits of the contract', () => {
    const { minLength = 0 } = schemas.Password;
    expect(problemWith(newPassword(), '')).toBe('Password is required');
    expect(problemWith(newPassword(), 'x'.repeat(minLength - 1))).toBe(
      'Password must be at least 6 characters',
    );
    expect(problemWith(newPassword(), ' '.repeat(minLength))).toBeUndefined();
    expect(problemWith(newPassword(), 'x'.repeat(128))).toBeUndefined();
    expect(problemWith(newPassword(), '\ud55c'.repeat(128).normalize('NFD'))).toBeUndefined();
    expect(problemWith(newPassword(), 'x'.repeat(129))).toBe('Password can have at most 128 characters');
    expect(problemWith(newPassword(), 'secret\uD800')).toBe(
      'Password contains characters that cannot be stored',
    );
  });
});
