import { findDifferences, type DrawnDifference, type Places } from './findDifferences.ts';
import { groupStories, type SignedStory } from './groupStories.ts';
import path from 'node:path';
import type { Report } from './Report.ts';
import { storiesIn } from './storiesIn.ts';

export interface DrawnReport extends Report {
  /** Bytes of its pictures by hash. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Looks in the order in which reviewers compare them; any others follow. */
const LOOKS = ['light', 'dark', 'forced-colors', 'rtl'];
const rank = (look: string) => (LOOKS.includes(look) ? LOOKS.indexOf(look) : LOOKS.length);

async function storyOf(differences: readonly DrawnDifference[], root: string): Promise<SignedStory[]> {
  const [first] = differences;
  if (!first) return [];
  const { storiesFile, story } = first.name;
  const stories = await storiesIn(path.join(root, storiesFile));
  const indexed = stories.find(({ pictureName }) => pictureName === story);
  return [
    {
      storiesFile,
      name: indexed?.name ?? story,
      id: indexed?.id ?? null,
      signatures: [...new Set(differences.flatMap(({ signatures }) => signatures))].toSorted(),
      differences: differences
        .map(({ file, look, before, after, regions }) => ({ file, look, before, after, regions }))
        .toSorted((a, b) => rank(a.look) - rank(b.look)),
    },
  ];
}

/** Collects what the last run drew differently, in groups of equal changes. */
export async function createReport(places: Places, storybook: string): Promise<DrawnReport> {
  const differences = await findDifferences(places);
  const byStory = Map.groupBy(differences, ({ name }) => `${name.storiesFile} ${name.story}`);
  const stories = await Promise.all([...byStory.values()].map((group) => storyOf(group, places.root)));
  const pictures = differences.flatMap(({ before, after, bytes }): [string, Buffer][] => [
    ...(before && bytes.before ? [[before.sha256, bytes.before] as [string, Buffer]] : []),
    [after.sha256, bytes.after],
  ]);
  return { storybook, groups: groupStories(stories.flat()), pictures: new Map(pictures) };
}
