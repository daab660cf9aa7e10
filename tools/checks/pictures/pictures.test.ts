import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { root as project } from '../run/execute.ts';
import { acceptDifferences, hasCompared, writeReport, unusedPictures } from './differences.ts';
import { comparePictures, encodePicture, matchPicture } from './matchPicture.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => path.join(root, file);
const write = (file: string, bytes: Buffer | string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), bytes);
};

/** A PNG in white, with a box of a color. */
const paint = (color: string, { width = 60, height = 40, box = 30 } = {}) =>
  sharp({ create: { width, height, channels: 4, background: 'white' } })
    .composite([
      { input: { create: { width: box, height: 1, channels: 4, background: color } }, left: 5, top: 5 },
    ])
    .png()
    .toBuffer();

const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer();

const BEFORE = await paint('#0a5bd8');
const AFTER = await paint('#503cdc');
const COMMITTED = 'src/__screenshots__/Button/Default.light.linux.webp';
const DRAWN = '.vitest-attachments/src/Button.stories.tsx/Default.light.webp';

/** Compares with the committed picture of a button; the last of `drawings` is repeated. */
const match = (drawings: readonly Buffer[], isAccepted = false) => {
  let count = 0;
  const draw = () => {
    count += 1;
    return Promise.resolve(drawings[Math.min(count, drawings.length) - 1] ?? Buffer.of());
  };
  return matchPicture({ draw, committed: at(COMMITTED), drawn: at(DRAWN), isAccepted });
};

/** Leaves a difference, as a run does. Returns the path of the committed picture. */
const differ = async (component: string, story: string, look: string, before: Buffer | null) => {
  const committed = `src/${component}/__screenshots__/${component}/${story}.${look}.linux.webp`;
  if (before) write(committed, await encodePicture(before));
  write(
    `.vitest-attachments/src/${component}/${component}.stories.tsx/${story}.${look}.webp`,
    await encodePicture(AFTER),
  );
  return committed;
};

describe('a story', () => {
  it('is accepted as a lossless picture', async () => {
    await match([BEFORE], true);
    const committed = readFileSync(at(COMMITTED));
    expect(await pixelsOf(committed)).toEqual(await pixelsOf(BEFORE));
    expect(committed.toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('passes when it is drawn as before, at once or after a while', async () => {
    write(COMMITTED, await encodePicture(BEFORE));
    await match([BEFORE, AFTER]);
    await match([AFTER, BEFORE]);
    expect(existsSync(at(DRAWN))).toBe(false);
  });

  it('passes when 20 pixels differ, and fails when 21 do', async () => {
    write(COMMITTED, await encodePicture(await paint('white')));
    await match([await paint('#0a5bd8', { box: 20 })]);
    await expect(match([await paint('#0a5bd8', { box: 21 })])).rejects.toThrow(
      'Default.light.webp differs in 21 pixels.',
    );
  });

  it('fails when it is drawn differently, and leaves the drawing for the review', async () => {
    write(COMMITTED, await encodePicture(BEFORE));
    await expect(match([AFTER])).rejects.toThrow('Default.light.webp differs in 30 pixels.');
    expect(readFileSync(at(DRAWN))).toEqual(await encodePicture(AFTER));
    expect(readFileSync(at(COMMITTED))).toEqual(await encodePicture(BEFORE));
    await expect(match([await paint('white', { height: 41 })])).rejects.toThrow(
      'is 60 × 41 px instead of 60 × 40 px',
    );
  });

  it('fails without a committed picture', async () => {
    await expect(match([BEFORE])).rejects.toThrow('has no committed picture');
    expect(readFileSync(at(DRAWN))).toEqual(await encodePicture(BEFORE));
  });
});

describe('the review', () => {
  beforeEach(() => {
    write(
      'src/Button/Button.stories.tsx',
      `import preview from './preview.tsx';
const meta = preview.meta({ title: 'Actions/Button' });
export const LongText = meta.story({});`,
    );
  });

  it('shows each picture before and after, with what differs, by component and with a link to its story', async () => {
    await differ('Button', 'Long-Text', 'dark', BEFORE);
    await differ('Button', 'Gone', 'light', null);
    await differ('Link', 'Default', 'rtl', BEFORE);
    expect(await writeReport(root)).toBe(3);
    const page = readFileSync(at('picture-report/index.html'), 'utf8');
    expect(page.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>src/Button/Button</h2>', '<h2>src/Link/Link</h2>']);
    expect(page).toContain(
      '<a href="http://localhost:6006/?path=/story/actions-button--long-text&amp;globals=theme:dark">Long Text, dark</a>',
    );
    expect(page).toContain('<h3>Gone, light</h3>');
    expect([...page.matchAll(/<img src="[^"]+" alt="(\w+)">/g)].map(([, caption]) => caption)).toEqual([
      'After',
      'Before',
      'After',
      'Difference',
      'Before',
      'After',
      'Difference',
    ]);
    const files = [...page.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => at(`picture-report/${file}`));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('shows one picture at a time, each in its own size and where the others are', async () => {
    await differ('Button', 'Long-Text', 'dark', await paint('#0a5bd8', { height: 44 }));
    await writeReport(root);
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
    try {
      const page = await browser.newPage();
      await page.goto(String(pathToFileURL(at('picture-report/index.html'))));
      const look = () =>
        page.locator('img').evaluateAll((images) =>
          images.flatMap((image) => {
            const { top, height } = image.getBoundingClientRect();
            const isSeen = image.checkVisibility({ visibilityProperty: true });
            return isSeen ? `${image.getAttribute('alt')}, ${height} px at ${Math.round(top)}` : [];
          }),
        );
      const [after = ''] = await look();
      const seen = [await look()];
      for (const key of ['b', ' ', 's']) {
        await page.keyboard.press(key);
        seen.push(await look());
      }
      const place = after.split(' at ')[1];
      expect(seen).toEqual([
        [`After, 42 px at ${place}`],
        [`Before, 46 px at ${place}`],
        [`After, 42 px at ${place}`],
        [`Before, 46 px at ${place}`, `After, 42 px at ${place}`],
      ]);
    } finally {
      await browser.close();
    }
  });

  it('accepts what matches, and keeps the rest', async () => {
    const button = await differ('Button', 'Long-Text', 'dark', BEFORE);
    const link = await differ('Link', 'Default', 'rtl', BEFORE);
    expect(acceptDifferences(root, /button.*dark/i)).toEqual(['src/Button/Button/Long-Text.dark']);
    expect(readFileSync(at(button))).toEqual(await encodePicture(AFTER));
    expect(readFileSync(at(link))).toEqual(await encodePicture(BEFORE));
    expect(await writeReport(root)).toBe(1);
    expect(acceptDifferences(root, /nothing/)).toEqual([]);
  });

  it('marks pixels that only one picture has', async () => {
    const { count, marked } = await comparePictures(BEFORE, await paint('#0a5bd8', { height: 44 }));
    expect({ width: marked.width, height: marked.height }).toEqual({ width: 60, height: 44 });
    expect(count).toBe(4 * 60);
  });

  it('tells a run that compared nothing from one without differences', () => {
    expect(hasCompared(root)).toBe(false);
    write('.vitest-attachments/compared', '');
    expect(hasCompared(root)).toBe(true);
  });

  it('writes no page when nothing differs', async () => {
    expect(await writeReport(root)).toBe(0);
    expect(existsSync(at('picture-report'))).toBe(false);
  });
});

describe('committed pictures', () => {
  it('without story, stories or look are found', async () => {
    write(
      'src/Button.stories.tsx',
      `import preview from './preview.tsx';
const meta = preview.meta({ title: 'Button' });
export const LongText = meta.story({});
export const Renamed = meta.story({ name: 'Right to left' });`,
    );
    const pictures = [
      'Button/Long-Text.light.linux.webp',
      'Button/Right-to-left.light.linux.webp',
      'Button/Gone.light.linux.webp',
      'Button/Long-Text.dark.linux.webp',
      'Button/Long-Text.light.linux.png',
      'Link/Default.light.linux.webp',
    ].map((name) => `src/__screenshots__/${name}`);
    for (const file of pictures) write(file, '');
    expect(await unusedPictures(root)).toEqual(pictures.slice(2).toSorted());
  });

  it('of this project all have their story', async () => {
    expect(await unusedPictures(project)).toEqual([]);
  });
});
