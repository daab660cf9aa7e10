import { afterEach, beforeEach, expect, it } from 'vitest';
import { strayPictures } from './strayPictures.ts';
import { temporaryRun } from './testing/temporaryRun.ts';

let run: ReturnType<typeof temporaryRun>;
beforeEach(() => {
  run = temporaryRun();
});
afterEach(() => run.remove());

it('finds pictures whose story, stories or look are gone', async () => {
  run.write(
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
  for (const file of pictures) run.write(file, '');
  const strays = await strayPictures(run.root, 'src', () => ['light']);
  expect(strays.toSorted()).toEqual(pictures.slice(2).toSorted());
});
