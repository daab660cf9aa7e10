import { expect, it } from 'vitest';
import { baselinePath, drawnPath, parseBaseline, parseDrawn } from './picturePaths.ts';

const name = { storiesFile: 'src/Button/Button.stories.tsx', story: 'Long-Text', look: 'forced-colors' };

it('reads the names that it gives', () => {
  expect(parseBaseline(baselinePath(name, 'linux'))).toEqual(name);
  expect(parseDrawn(drawnPath(name))).toEqual(name);
});

it('knows other files', () => {
  expect(parseDrawn('22e624a6836d27b0.webp')).toBeUndefined();
  expect(parseBaseline('src/Button/Button.tsx')).toBeUndefined();
});
