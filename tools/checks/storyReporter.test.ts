import { expect, it } from 'vitest';
import { variantOf } from './storyReporter.ts';

it.each([
  ['stories-light', 'light'],
  ['stories-forced-colors (chromium)', 'forced-colors'],
])('tells of %s that its stories were seen in %s', (project, variant) => {
  expect(variantOf(project)).toBe(variant);
});
