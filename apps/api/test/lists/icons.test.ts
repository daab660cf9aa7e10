import { readdir } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import filenames from '../corpora/api-filenames.json' with { type: 'json' };
import uploads from '../corpora/api-uploads.json' with { type: 'json' };
import { formOf, noise, picture } from '../support/pictures.ts';
import { filePart, RAW_FORM_TYPE, rawForm, textPart } from '../support/rawForm.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let good: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  good = await picture('white');
});
afterAll(() => api.stop());

/** No two categories have one name. */
let categories = 0;
const nextName = (): string => `Icon ${(categories += 1)}`;

const upload = (iconLight: Buffer, iconDark = good) =>
  api.call('createHabitCategory', { body: formOf({ name: nextName(), iconLight, iconDark }) });

const iconBytes = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await api.fetch(`/api/v1${path}`)).arrayBuffer());

const pixelOf = async (path: string) => [
  ...(
    await sharp(await iconBytes(path))
      .raw()
      .toBuffer()
  ).subarray(0, 4),
];

const sendRawForm = (body: Buffer) =>
  api.fetch('/api/v1/habit-categories', {
    method: 'POST',
    headers: { 'Content-Type': RAW_FORM_TYPE, Cookie: api.cookie },
    body: new Uint8Array(body),
  });

const fileHeaders = (name: string, filename: string) =>
  `Content-Disposition: form-data; name="${name}"; ${filename}\r\nContent-Type: text/html`;

const stored = async () => {
  const rows = await api.engine.db.selectFrom('habit_categories').select('id').execute();
  const icons = await api.engine.db.selectFrom('icons').select('hash').execute();
  return { rows: rows.length, icons: icons.length };
};

/** Choices that the corpus leaves open: content decides, and only PNG and JPEG are accepted. */
const CHOICES: Record<string, number[]> = {
  'up-009': [415],
  'up-011': [415],
  'up-015': [201],
  'up-057': [422],
};
const expectedOf = ({ id, expect: words }: { id: string; expect: string }): number[] => {
  if (words.startsWith('accepted')) return [201];
  return CHOICES[id] ?? (words.startsWith('415') ? [415] : [415, 422]);
};
const isAccepted = (row: { id: string; expect: string }) => expectedOf(row).includes(201);

/** Metadata that icons must not keep: texts, positions, a second file at the end. */
const USELESS = ['zTXt', 'tEXt', 'Exif', 'GPS', 'alert', 'PK\x05\x06'];

/** A PNG chunk. */
const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
};

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** IHDR comes first, 25 bytes after the signature; IEND last, 12 bytes. */
const afterHeader = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
const beforeEnd = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);

const chunkNames = (png: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    names.push(png.toString('latin1', at + 4, at + 8));
  return names;
};

/** Three by two pixels, all different. */
const PIXELS = [10, 40, 80, 120, 160, 200];
const mosaic = (depth: 8 | 16 = 8) => {
  const image = sharp(Buffer.from(PIXELS.flatMap((value) => [value, 90, 255 - value])), {
    raw: { width: 3, height: 2, channels: 3 },
  });
  return (depth === 16 ? image.toColourspace('rgb16') : image).png().toBuffer();
};

const exif = (orientation: number) =>
  chunk(
    'eXIf',
    Buffer.from(
      `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
      'latin1',
    ),
  );

const GAMMA = chunk('gAMA', words(61_000));
const CHROMATICITIES = chunk('cHRM', words(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000));
const SRGB = chunk('sRGB', Buffer.from([1]));
const HLG = chunk('cICP', Buffer.from([9, 18, 0, 1]));
const MASTERING = chunk('mDCV', Buffer.alloc(24, 1));
const LIGHT = chunk('cLLI', words(4_000_000, 1_000_000));

describe('an upload', () => {
  test.each(uploads.filter(isAccepted))('$id ($filename): $expect', async (row) => {
    const file = Buffer.from(row.base64, 'base64');
    const { status, body } = await upload(file);
    expect(status).toBe(201);
    const response = await api.fetch(`/api/v1${body.iconLight}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, width, height, icc, comments, orientation, ...rest } = await sharp(bytes).metadata();
    const original = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({
      format: original.format,
      width: original.autoOrient.width,
      height: original.autoOrient.height,
    });
    expect({ exif: rest.exif, icc, comments, orientation }).toEqual({});
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const text = bytes.toString('latin1');
    expect(USELESS.filter((word) => text.includes(word))).toEqual([]);
    expect(text.endsWith(format === 'png' ? 'IEND\xaeB`\x82' : '\xff\xd9')).toBe(true);
  });

  test.each(uploads.filter((row) => !isAccepted(row)))('$id ($filename): $expect', async (row) => {
    const before = await stored();
    const { status, failure } = await upload(Buffer.from(row.base64, 'base64'));
    expect(expectedOf(row)).toContain(status);
    expect(Object.keys(failure.errors ?? {})).toEqual(['iconLight']);
    expect(await stored()).toEqual(before);
  });

  test('of up-007 is rotated upright and loses its orientation tag', async () => {
    const tall = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(tall);
    const { width, height, orientation } = await sharp(await iconBytes(body.iconLight)).metadata();
    expect([width, height, orientation]).toEqual([10, 20, undefined]);
  });

  test('of an animated PNG keeps only its first frame', async () => {
    const plain = await picture('red', 8);
    const headerEnd = 33;
    const animated = Buffer.concat([
      plain.subarray(0, headerEnd),
      chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      chunk('tEXt', Buffer.from('Comment\0<script>')),
      plain.subarray(headerEnd, -12),
      chunk('fdAT', Buffer.alloc(64)),
      plain.subarray(-12),
      Buffer.from('PK\x05\x06 and more'),
    ]);
    const [still, moving] = await Promise.all([upload(plain), upload(animated)]);
    expect([still.status, moving.status]).toEqual([201, 201]);
    expect(moving.body.iconLight).toBe(still.body.iconLight);
  });

  test('keeps transparency, and converts colors to sRGB', async () => {
    const clear = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png({ palette: true })
      .toBuffer();
    const wide = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const [first, second] = [await upload(clear), await upload(wide)];
    expect(await pixelOf(first.body.iconLight)).toEqual([255, 0, 0, 128]);
    // sRGB green survives conversion to a wider space and back; misread as sRGB it would be 117, 251, 76.
    const [r = 0, g = 0, b = 0] = await pixelOf(second.body.iconLight);
    expect(Math.max(r, 255 - g, b)).toBeLessThan(8);
  });

  test.each([
    [1, 3, [10, 40, 80, 120, 160, 200]],
    [2, 3, [80, 40, 10, 200, 160, 120]],
    [3, 3, [200, 160, 120, 80, 40, 10]],
    [4, 3, [120, 160, 200, 10, 40, 80]],
    [5, 2, [10, 120, 40, 160, 80, 200]],
    [6, 2, [120, 10, 160, 40, 200, 80]],
    [7, 2, [200, 80, 160, 40, 120, 10]],
    [8, 2, [80, 200, 40, 160, 10, 120]],
  ])('of a PNG with the EXIF orientation %i is turned upright', async (orientation, width, reds) => {
    const { body } = await upload(afterHeader(await mosaic(), exif(orientation)));
    const { data, info } = await sharp(await iconBytes(body.iconLight))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, [...data].filter((_, index) => index % info.channels === 0)]).toEqual([width, reds]);
    expect(chunkNames(await iconBytes(body.iconLight))).not.toContain('eXIf');
  });

  test.each([
    ['gAMA', [GAMMA]],
    ['cHRM', [GAMMA, CHROMATICITIES]],
    ['sRGB', [SRGB, GAMMA]],
    ['cICP', [HLG, GAMMA]],
    ['mDCV, cLLI', [HLG, MASTERING, LIGHT]],
  ])('of a PNG keeps what browsers apply to its colors: %s', async (_, chunks) => {
    for (const depth of [8, 16] as const) {
      const { body } = await upload(afterHeader(await mosaic(depth), ...chunks, exif(1)));
      const bytes = await iconBytes(body.iconLight);
      expect(bytes.subarray(33, 33 + Buffer.concat(chunks).length)).toEqual(Buffer.concat(chunks));
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect([...data].filter((value, index) => index % info.channels === 0)).toEqual(PIXELS);
    }
  });

  test('of a PNG drops what browsers ignore: after the pixels, or of another size', async () => {
    const { body: plain } = await upload(await mosaic());
    const text = 'a text of any length';
    for (const file of [
      beforeEnd(await mosaic(), GAMMA, HLG, exif(6)),
      afterHeader(
        await mosaic(),
        ...['gAMA', 'cHRM', 'sRGB', 'cICP', 'mDCV', 'cLLI'].map((name) => chunk(name, Buffer.from(text))),
      ),
    ])
      expect((await upload(file)).body.iconLight).toBe(plain.iconLight);
  });

  test('with a color profile is converted with 16 bits per channel, too, but not where cICP goes first', async () => {
    const profiled = await sharp(await mosaic())
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const profile = profiled.subarray(33, profiled.indexOf('IDAT') - 4);
    expect(chunkNames(profiled)).toContain('iCCP');
    const [eight, sixteen, ruled] = [
      await upload(afterHeader(await mosaic(8), profile)),
      await upload(afterHeader(await mosaic(16), profile)),
      await upload(afterHeader(await mosaic(8), profile, HLG)),
    ];
    const converted = await pixelOf(eight.body.iconLight);
    expect(converted.slice(0, 3)).not.toEqual([10, 90, 245]);
    expect(await pixelOf(sixteen.body.iconLight)).toEqual(converted);
    expect((await pixelOf(ruled.body.iconLight)).slice(0, 3)).toEqual([10, 90, 245]);
    const names = chunkNames(await iconBytes(ruled.body.iconLight));
    expect(names.filter((name) => /^(?:cICP|iCCP)$/.test(name))).toEqual(['cICP']);
  });

  // A profile decompresses to a thousand times its size.
  test('uses a color profile of 16,384 bytes, and none that is larger', async () => {
    const profiled = await sharp(await mosaic())
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { icc = Buffer.alloc(0) } = await sharp(profiled).metadata();
    // Zeros after the profile's end, stored without compression; its length must be divisible by 4.
    const data = Buffer.concat([icc, Buffer.alloc(16_368 - icc.length)]);
    data.writeUInt32BE(data.length, 0);
    const packed = deflateSync(data, { level: 0 });
    const ofSize = (bytes: number) =>
      chunk('iCCP', Buffer.concat([Buffer.from('\0\0'.padStart(bytes - packed.length, 'p')), packed]));
    const first = async (bytes: number) =>
      (await pixelOf((await upload(afterHeader(await mosaic(), ofSize(bytes)))).body.iconLight)).slice(0, 3);
    expect(await first(16_384)).not.toEqual([10, 90, 245]);
    expect(await first(16_385)).toEqual([10, 90, 245]);
  });

  const SIZE_PROBLEM = { iconLight: 'Light icon may have at most 2,048 by 2,048 pixels' };
  test.each([
    [2048, 2048, 201, undefined],
    [2049, 1, 422, SIZE_PROBLEM],
    [1, 2049, 422, SIZE_PROBLEM],
  ])('of %i by %i pixels gets %i', async (width, height, ...expected) => {
    const image = await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { status, failure } = await upload(image);
    expect([status, failure.errors]).toEqual(expected);
  });

  test('may have at most one mebibyte', async () => {
    const MIB = 1_048_576;
    const image = await noise(500);
    expect(image.length).toBeLessThan(MIB);
    const padded = (bytes: number) => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
    const before = await stored();
    const large = await upload(padded(MIB + 1));
    expect([large.status, large.failure.errors]).toEqual([
      413,
      { iconLight: 'Light icon may have at most 1 MiB' },
    ]);
    const dark = await upload(good, padded(MIB + 1));
    expect(dark.failure.errors).toEqual({ iconDark: 'Dark icon may have at most 1 MiB' });
    expect(await stored()).toEqual(before);
    expect((await upload(padded(MIB), padded(MIB))).status).toBe(201);
  });

  test.each([3, 15])('of %i MiB gets a readable error', async (mebibytes) => {
    const { status, failure } = await upload(Buffer.alloc(mebibytes * 1_048_576));
    expect([status, failure.message]).toEqual([413, 'The request is too large: at most 2 MiB']);
  });

  test.each(['png', 'jpeg'] as const)('of half a %s is refused', async (type) => {
    const whole = await picture('blue', 300, type);
    const { status, failure } = await upload(whole.subarray(0, whole.length / 2));
    expect([status, failure.errors]).toEqual([
      422,
      { iconLight: 'Light icon is damaged and cannot be read' },
    ]);
  });
});

describe('the name of a file', () => {
  test.each(filenames)('$id: $payload', async ({ payload }) => {
    const files = await readdir(api.dataDir, { recursive: true });
    const response = await sendRawForm(
      rawForm([
        textPart('name', nextName()),
        filePart('iconLight', good, payload),
        filePart('iconDark', good, encodeURIComponent(payload)),
      ]),
    );
    expect(response.status).toBe(201);
    const { iconLight, ...rest } = (await response.json()) as Record<string, string>;
    expect(iconLight).toMatch(/^\/icons\/[0-9a-f]{64}\.png$/);
    // Nothing in the response could contain it.
    const at = api.clock.now().toISOString();
    expect(rest).toEqual({
      _id: expect.any(String),
      name: `Icon ${categories}`,
      iconDark: iconLight,
      createdAt: at,
      updatedAt: at,
    });
    expect(response.headers.get('x-injected')).toBeNull();
    expect(await readdir(api.dataDir, { recursive: true })).toEqual(files);
  });

  test('raw-051: in its extended form, or in both, is ignored as well', async () => {
    const response = await sendRawForm(
      rawForm([
        textPart('name', nextName()),
        { headers: fileHeaders('iconLight', `filename*=UTF-8''..%2F..%2Fx.html`), content: good },
        {
          headers: fileHeaders('iconDark', `filename="x.svg"; filename*=nonsense''%ff%0d%0a`),
          content: good,
        },
      ]),
    );
    expect(response.status).toBe(201);
  });
});

describe('getIcon', () => {
  let path: string;
  beforeAll(async () => {
    const { body } = await upload(await picture('purple'));
    path = `/api/v1${body.iconLight}`;
  });

  test('responds without a session, with headers that allow an image and nothing else', async () => {
    const response = await api.fetch(path);
    expect(response.status).toBe(200);
    const names = [
      'content-type',
      'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
      'cache-control',
      'etag',
      'accept-ranges',
      'set-cookie',
    ];
    expect(Object.fromEntries(names.map((name) => [name, response.headers.get(name)]))).toEqual({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${path.slice('/api/v1/icons/'.length, -'.png'.length)}"`,
      'accept-ranges': 'none',
      'set-cookie': null,
    });
  });

  test('returns 304 to a client that has the icon', async () => {
    const etag = (await api.fetch(path)).headers.get('etag') ?? '';
    const same = await api.fetch(path, { headers: { 'If-None-Match': `"x", ${etag}` } });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    expect(same.headers.get('cache-control')).toContain('immutable');
    expect(same.headers.get('content-security-policy')).toContain('sandbox');
    const other = await api.fetch(path, { headers: { 'If-None-Match': '"x"' } });
    expect(other.status).toBe(200);
  });

  test.each([
    'bytes=0-0',
    'bytes=0-0,1-1',
    `bytes=${Array(1000).fill('0-9').join(',')}`,
    'bytes=999999-',
    'x',
  ])('raw-041: returns the whole icon for the range %.30s', async (range) => {
    const whole = await (await api.fetch(path)).arrayBuffer();
    const response = await api.fetch(path, { headers: { Range: range } });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(whole.byteLength);
  });

  test('finds an icon by hash and type only, and lists none', async () => {
    const file = path.slice('/api/v1/icons/'.length);
    const others = [
      file.replace('.png', '.jpg'),
      file.replace('.png', ''),
      file.toUpperCase(),
      `${'0'.repeat(64)}.png`,
      `./${file}/..`,
      '',
    ];
    for (const other of others) {
      const response = await api.fetch(`/api/v1/icons/${other}`);
      expect([other, response.status, response.headers.get('content-type')]).toEqual([
        other,
        404,
        'application/json',
      ]);
    }
  });
});
