import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Baselines, ForbiddenPathError } from './Baselines.ts';
import { createReport } from './createReport.ts';
import type { Difference } from './Report.ts';
import { AlreadyAcceptedError, ChangedBaselineError, Review } from './Review.ts';
import { button, paint, toPng } from './testing/paint.ts';
import { temporaryRun } from './testing/temporaryRun.ts';

const BEFORE = await toPng(paint(60, 40, button(10, 10, 30, [10, 91, 216])));
const AFTER = await toPng(paint(60, 40, button(10, 10, 30, [80, 60, 220])));
const OTHER = await toPng(paint(60, 40, button(10, 10, 30, [200, 30, 30])));

const LINKS = { storybook: 'http://localhost:6006', globals: {} };

let run: ReturnType<typeof temporaryRun>;
beforeEach(() => {
  run = temporaryRun();
});
afterEach(() => run.remove());

const open = async () => Review.open(await createReport(run.places, LINKS), new Baselines(run.root));

const shownBy = (review: Review) =>
  review
    .view()
    .groups.flatMap(({ stories }) => stories)
    .flatMap(({ differences }) => differences)
    .map(({ file, before, after }: Difference) => ({
      file,
      before: before?.sha256 ?? null,
      after: after.sha256,
    }));

it('accepts the bytes that were shown, and undo restores the former ones', async () => {
  run.draw('Button', BEFORE, AFTER);
  const review = await open();
  await review.accept(shownBy(review));
  expect(run.baseline('Button')).toEqual(AFTER);
  expect(review.view().review).toEqual({
    decisions: { [run.file('Button')]: { state: 'accepted' } },
    canUndo: true,
  });
  review.undo();
  expect(run.baseline('Button')).toEqual(BEFORE);
  expect(review.view().review).toEqual({ decisions: {}, canUndo: false });
});

it('accepts a picture without a baseline, and undo removes it', async () => {
  run.draw('Button', null, AFTER);
  const review = await open();
  await review.accept(shownBy(review));
  expect(run.baseline('Button')).toEqual(AFTER);
  review.undo();
  expect(existsSync(path.join(run.root, run.file('Button')))).toBe(false);
});

it('saves nothing if a baseline changed meanwhile, and shows the new one', async () => {
  run.draw('Button', BEFORE, AFTER);
  run.draw('Link', BEFORE, AFTER);
  const review = await open();
  const outdated = shownBy(review);
  run.write(run.file('Button'), OTHER);
  await expect(review.accept(outdated)).rejects.toThrow(ChangedBaselineError);
  await expect(review.reject(outdated, '')).rejects.toThrow(ChangedBaselineError);
  expect(run.baseline('Button')).toEqual(OTHER);
  expect(run.baseline('Link')).toEqual(BEFORE);

  const shown = shownBy(review);
  const before = shown.find(({ file }) => file === run.file('Button'))?.before;
  expect(review.picture(before ?? '')).toEqual(OTHER);
  await review.accept(shown);
  expect(run.baseline('Button')).toEqual(AFTER);
});

it('refuses pictures that it has not drawn', async () => {
  run.draw('Button', BEFORE, AFTER);
  const review = await open();
  const [shown] = shownBy(review);
  if (!shown) throw new Error('nothing is shown');
  await expect(review.accept([{ ...shown, after: '0'.repeat(64) }])).rejects.toThrow(ChangedBaselineError);
  await expect(review.accept([{ ...shown, file: run.file('Unknown') }])).rejects.toThrow(
    ChangedBaselineError,
  );
  expect(run.baseline('Button')).toEqual(BEFORE);
});

it('does not undo over a later change', async () => {
  run.draw('Button', BEFORE, AFTER);
  const review = await open();
  await review.accept(shownBy(review));
  run.write(run.file('Button'), OTHER);
  expect(() => review.undo()).toThrow(ChangedBaselineError);
  expect(run.baseline('Button')).toEqual(OTHER);
});

it('keeps the note of a rejection until it is undone', async () => {
  run.draw('Button', BEFORE, AFTER);
  const review = await open();
  await review.reject(shownBy(review), 'Too dark');
  expect(review.view().review?.decisions[run.file('Button')]).toEqual({
    state: 'rejected',
    note: 'Too dark',
  });
  expect(run.baseline('Button')).toEqual(BEFORE);
  review.undo();
  expect(review.view().review?.decisions).toEqual({});
});

it('decides about an accepted picture again only after an undo', async () => {
  run.draw('Button', BEFORE, AFTER);
  run.draw('Link', BEFORE, AFTER);
  const review = await open();
  const shown = shownBy(review);
  const accepted = shown.filter(({ file }) => file === run.file('Button'));
  await review.accept(accepted);
  await expect(review.reject(shown, 'Too dark')).rejects.toThrow(AlreadyAcceptedError);
  await expect(review.accept(shown)).rejects.toThrow(AlreadyAcceptedError);
  expect(run.baseline('Link')).toEqual(BEFORE);
  expect(review.view().review?.decisions).toEqual({ [run.file('Button')]: { state: 'accepted' } });

  review.undo();
  await review.reject(accepted, 'Too dark');
  expect(run.baseline('Button')).toEqual(BEFORE);
});

it('accepts none if one cannot be written', async () => {
  run.draw('Button', BEFORE, AFTER);
  run.draw('Link', BEFORE, AFTER);
  const review = await open();
  // Where the draft of the second picture would be.
  run.write(`${run.file('Link')}.${process.pid}.tmp`, '');
  await expect(review.accept(shownBy(review))).rejects.toThrow('EEXIST');
  expect(run.baseline('Button')).toEqual(BEFORE);
  expect(review.view().review).toEqual({ decisions: {}, canUndo: false });
});

it('does not open a report that names other files', async () => {
  run.draw('Button', BEFORE, AFTER);
  const report = await createReport(run.places, LINKS);
  const changed = JSON.parse(JSON.stringify(report.groups).replaceAll(run.file('Button'), '../secret.webp'));
  await expect(Review.open({ ...report, groups: changed }, new Baselines(run.root))).rejects.toThrow(
    ForbiddenPathError,
  );
});
