import type { Answer, ReviewSource } from '../page/ReviewSource.ts';
import type { Decision, Difference, Report, ReviewedReport, Shown } from '../Report.ts';

const SIZE = { width: 640, height: 96 };
const BUTTON = { x: 24, y: 24, width: 200, height: 48 };

const drawButton = (color: string, page: string, radius = 8) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${page}"/><rect x="${BUTTON.x}" y="${BUTTON.y}" width="${BUTTON.width}" height="${BUTTON.height}" rx="${radius}" fill="${color}"/></svg>`,
  )}`;

/** By the names that stand for their hashes. */
const PICTURES = {
  indigo: drawButton('#4850be', '#fff'),
  blue: drawButton('#0064b8', '#fff'),
  indigoInDark: drawButton('#4850be', '#16181d'),
  blueInDark: drawButton('#0064b8', '#16181d'),
  square: drawButton('#0064b8', '#fff', 0),
};
type PictureName = keyof typeof PICTURES;

const shot = (sha256: PictureName) => ({ sha256, ...SIZE });
const difference = (
  file: string,
  look: string,
  before: PictureName | null,
  after: PictureName,
): Difference => ({
  file,
  look,
  before: before && shot(before),
  after: shot(after),
  regions: [BUTTON],
});

/** Four pictures of three stories, in two groups. */
export const report: Report = {
  storybook: 'http://localhost:6006',
  groups: [
    {
      title: 'Color #4850be → #0064b8',
      stories: [
        {
          storiesFile: 'src/Button.stories.tsx',
          name: 'Long text',
          id: 'button--long-text',
          differences: [
            difference('1', 'light', 'indigo', 'blue'),
            difference('2', 'dark', 'indigoInDark', 'blueInDark'),
          ],
        },
        {
          storiesFile: 'src/Link.stories.tsx',
          name: 'Default',
          id: null,
          differences: [difference('3', 'light', null, 'blue')],
        },
      ],
    },
    {
      title: 'Redrawn in one place',
      stories: [
        {
          storiesFile: 'src/Icon.stories.tsx',
          name: 'Icons',
          id: 'icon--icons',
          differences: [difference('4', 'rtl', 'blue', 'square')],
        },
      ],
    },
  ],
};

/** Decides without files. */
export function reviewSource(): ReviewSource {
  const steps: Record<string, Decision>[] = [];
  const view = (): ReviewedReport => ({
    ...report,
    review: { decisions: Object.assign({}, ...steps) as Record<string, Decision>, canUndo: steps.length > 0 },
  });
  const decide = (shown: readonly Shown[], decision: Decision): Promise<Answer> => {
    steps.push(Object.fromEntries(shown.map(({ file }) => [file, decision])));
    return Promise.resolve({ report: view() });
  };
  return {
    load: () => Promise.resolve(view()),
    accept: (shown) => decide(shown, { state: 'accepted' }),
    reject: (shown, note) => decide(shown, { state: 'rejected', note }),
    undo: () => {
      steps.pop();
      return Promise.resolve({ report: view() });
    },
    pictureUrl: (sha256) => PICTURES[sha256 as PictureName],
  };
}
