import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentsOf, isSameContent, mergeVersions } from './mergeVersions.ts';
import { requiredColor } from './FormColorField.ts';
import { requiredLine } from './text/schemas.ts';

const sourceOf = (opened: unknown, mine: unknown, theirs: unknown, ...sent: unknown[]) =>
  mergeVersions({
    opened: { x: opened },
    mine: { x: mine },
    theirs: { x: theirs },
    sent: sent.map((x) => ({ x })),
  }).x;

const [sun, moon] = [new File(['sun'], 'icon.png'), new File(['sun'], 'icon.png')];

test.each([
  ['nobody changed it', 'Ana', 'Ana', 'Ana', 'same'],
  ['I changed it', 'Ana', 'Anna', 'Ana', 'mine'],
  ['they changed it', 'Ana', 'Ana', 'Anna', 'theirs'],
  ['I emptied it', '1990-02-14', '', '1990-02-14', 'mine'],
  ['they emptied it', '1990-02-14', '1990-02-14', '', 'theirs'],
  ['both changed it', 'Ana', 'Anna', 'Anne', 'ask'],
  ['both changed it to the same', 'Ana', 'Anna', 'Anna', 'same'],
  ['both emptied it', 'Ana', '', '', 'same'],
  ['both typed it in another Unicode form', 'Ana', 'Zo\u00eb', 'Zoe\u0308', 'same'],
  ['both typed it with other spaces', 'Ana', ' Ana  Sofía', 'Ana\u00a0Sofía ', 'same'],
  ['I added a space', 'Ana', 'Ana ', 'Anna', 'theirs'],
  ['they added a space', 'Ana', 'Anna', 'Ana ', 'mine'],
  ['another case', 'Ana', 'ANA', 'ana', 'ask'],
  ['I chose a file', '/icons/1.png', sun, '/icons/1.png', 'mine'],
  ['they stored another icon', '/icons/1.png', '/icons/1.png', '/icons/2.png', 'theirs'],
  ['I chose a file, they stored another icon', '/icons/1.png', sun, '/icons/2.png', 'ask'],
])('%s', (_, opened, mine, theirs, expected) => {
  expect(sourceOf(opened, mine, theirs)).toBe(expected);
});

test('what I sent before is not theirs', () => {
  expect(sourceOf('Ana', 'Anna S', 'Anna', 'Anna')).toBe('mine');
  expect(sourceOf('Ana', 'Anna S', 'Anna', 'Anna', 'Anna S')).toBe('mine');
  expect(sourceOf('Ana', 'Anna S', 'Anne', 'Anna')).toBe('ask');
});

test('two files are not the same', () => {
  expect(isSameContent(sun, moon)).toBe(false);
});

test('contents are as stored, with what the form does not send', () => {
  const schema = v.object({
    name: requiredLine('Name'),
    color: requiredColor('Color'),
    weight: v.pipe(
      v.string(),
      v.transform((text) => text.replace(',', '.')),
      v.transform((text) => text || null),
    ),
    icon: v.pipe(
      v.nullable(v.instance(File)),
      v.transform((file) => file ?? undefined),
    ),
  });
  const fields = ['name', 'color', 'weight', 'icon', 'email'] as const;
  const typed = { name: ' Gym ', color: '16A34A', weight: '61,5', icon: null };
  const stored = {
    name: 'Sport',
    color: '#000000',
    weight: '60',
    icon: '/icons/1.png',
    email: 'a@b.example',
  };
  expect(contentsOf(fields, schema, typed, stored)).toEqual({
    name: 'Gym',
    color: '#16a34a',
    weight: '61.5',
    icon: '/icons/1.png',
    email: 'a@b.example',
  });
  expect(contentsOf(fields, schema, { ...typed, weight: '', icon: sun, color: '?' }, stored)).toMatchObject({
    weight: '',
    icon: sun,
    color: '?',
  });
  expect(contentsOf(fields, schema, { ...typed, name: ' ', color: 'ABC' }, stored).color).toBe('#aabbcc');
});
