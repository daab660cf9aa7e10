import { describe, expect, test } from 'vitest';
import { readImageHeader } from './readImageHeader.ts';
import { bytesOf } from '../testing/testFiles.ts';

describe('readImageHeader', () => {
  test.each([
    ['png', { type: 'PNG', width: 16, height: 16 }],
    ['jpeg', { type: 'JPEG', width: 16, height: 16 }],
    ['progressiveJpeg', { type: 'JPEG' }],
    ['jpegWithMetadata', { type: 'JPEG', width: 16, height: 16 }],
  ] as const)('reads type and size of %s', (name, header) => {
    expect(readImageHeader(bytesOf(name))).toMatchObject(header);
  });

  test.each([
    ['claiming65535', { type: 'PNG', width: 65_535, height: 65_535 }],
    ['jpegClaiming65500', { type: 'JPEG', width: 65_500, height: 65_500 }],
    ['ofNoSize', { type: 'PNG', width: 0, height: 0 }],
  ] as const)('reads the size %s claims without decoding', (name, header) => {
    expect(readImageHeader(bytesOf(name))).toEqual(header);
  });
});

test.each(['signatureOnly', 'appleOnly'] as const)('%s has no known size', (name) => {
  expect(readImageHeader(bytesOf(name))).toEqual({ type: 'PNG', width: undefined, height: undefined });
});

test('a JPEG truncated anywhere does not throw', () => {
  const whole = bytesOf('jpegWithMetadata');
  for (let length = 3; length < whole.length; length += 1)
    expect(readImageHeader(whole.slice(0, length))?.type).toBe('JPEG');
});

test.each([
  ['a page', bytesOf('page')],
  ['nothing', new Uint8Array()],
  ['text', new TextEncoder().encode('PNG')],
])('%s is not an image', (_what, bytes) => {
  expect(readImageHeader(bytes)).toBeUndefined();
});
