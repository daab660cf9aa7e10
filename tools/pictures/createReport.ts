import path from 'node:path';
import { committedLooks } from './committedLooks.ts';
import { findDifferences, type DrawnDifference, type Places } from './findDifferences.ts';
import { groupStories, type SignedStory } from './groupStories.ts';
import { hashOf } from './hashOf.ts';
import { sizeOf } from './Picture.ts';
import type { Report, Unchanged } from './Report.ts';
import { storiesIn } from './storiesIn.ts';

export interface DrawnReport extends Report {
  /** Bytes of its pictures by hash. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Looks in the order in which reviewers compare them; any others follow. */
const LOOKS = ['light', 'dark', 'forced-colors', 'rtl'];
const rank = ({ look }: { look: string }) => (LOOKS.includes(look) ? LOOKS.indexOf(look) : LOOKS.length);

interface DrawnStory {
  readonly story: SignedStory;
  /** Bytes of its pictures with their hashes. */
  readonly pictures: readonly (readonly [string, Buffer])[];
}

async function drawnStory(
  differences: readonly [DrawnDifference, ...DrawnDifference[]],
  places: Places,
): Promise<DrawnStory> {
  const { storiesFile, story } = differences[0].name;
  const indexed = (await storiesIn(path.join(places.root, storiesFile))).find(
    ({ pictureName }) => pictureName === story,
  );
  const changed = new Set(differences.map(({ look }) => look));
  const others = [...committedLooks({ storiesFile, story }, places)].filter(([look]) => !changed.has(look));
  const unchanged = others.map(async ([look, bytes]): Promise<Unchanged> => ({
    look,
    shot: { sha256: hashOf(bytes), ...(await sizeOf(bytes)) },
  }));
  return {
    story: {
      storiesFile,
      name: indexed?.name ?? story,
      id: indexed?.id ?? null,
      signatures: [...new Set(differences.flatMap(({ signatures }) => signatures))].toSorted(),
      differences: differences
        .map(({ file, look, before, after, regions }) => ({ file, look, before, after, regions }))
        .toSorted((a, b) => rank(a) - rank(b)),
      unchanged: (await Promise.all(unchanged)).toSorted((a, b) => rank(a) - rank(b)),
    },
    pictures: [
      ...differences.flatMap(({ bytes }) => (bytes.before ? [bytes.before, bytes.after] : [bytes.after])),
      ...others.map(([, bytes]) => bytes),
    ].map((bytes) => [hashOf(bytes), bytes] as const),
  };
}

/** Collects what the last run drew differently, in groups of equal changes. */
export async function createReport(
  places: Places,
  links: Pick<Report, 'storybook' | 'globals'>,
): Promise<DrawnReport> {
  const differences = await findDifferences(places);
  const byStory = Map.groupBy(differences, ({ name }) => `${name.storiesFile} ${name.story}`);
  const drawn = [...byStory.values()].flatMap(([first, ...rest]) =>
    first ? [drawnStory([first, ...rest], places)] : [],
  );
  const stories = await Promise.all(drawn);
  return {
    ...links,
    groups: groupStories(stories.map(({ story }) => story)),
    pictures: new Map(stories.flatMap(({ pictures }) => pictures)),
  };
}
