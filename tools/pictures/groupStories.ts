import type { Signature } from './compare.ts';
import { mergeNearColors } from './mergeNearColors.ts';
import type { ChangedStory, Group } from './Report.ts';

export interface SignedStory extends ChangedStory {
  /** Of all its differences. */
  readonly signatures: readonly Signature[];
}

const MAX_DETAILS = 2;

function shorten(details: readonly string[]): string {
  const more = details.length - MAX_DETAILS;
  return [...details.slice(0, MAX_DETAILS), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** By the first word of the signatures, in the order in which a title names them. */
const KINDS: Readonly<Record<string, (details: readonly string[]) => string>> = {
  new: (details) => `New pictures of ${shorten(details)}`,
  color: (details) => `Color ${shorten(details)}`,
  spacing: (details) => `Spacing: ${shorten(details)}`,
  pixels: ({ length }) => (length === 1 ? 'Redrawn in one place' : `Redrawn in ${length} places`),
  noise: () => 'Barely visible',
};

function titleOf(signatures: readonly Signature[]): string {
  const parts = Object.entries(KINDS).flatMap(([kind, describe]) => {
    const details = signatures
      .filter((signature) => signature.split(' ')[0] === kind)
      .map((signature) => signature.slice(kind.length + 1));
    return details.length === 0 ? [] : [describe(details)];
  });
  return parts.join(' · ');
}

const count = ({ stories }: Group) => stories.reduce((sum, { differences }) => sum + differences.length, 0);

/** Groups stories with the same signatures, the largest group first. A token changes all looks of many stories. */
export function groupStories(stories: readonly SignedStory[]): Group[] {
  const merged = mergeNearColors(stories.flatMap(({ signatures }) => signatures));
  const groups = Map.groupBy(stories, ({ signatures }) =>
    [...new Set(signatures.map(merged))].toSorted().join('\n'),
  );
  return [...groups]
    .map(([signatures, members]) => ({
      title: titleOf(signatures.split('\n')),
      stories: members.map(({ storiesFile, name, id, differences, unchanged }) => ({
        storiesFile,
        name,
        id,
        differences,
        unchanged,
      })),
    }))
    .toSorted((a, b) => count(b) - count(a));
}
