import type { Answer, ReviewSource } from '../page/ReviewSource.ts';
import type { Decision, Difference, Report, ReviewedReport, Shown } from '../Report.ts';

const SIZE = { width: 640, height: 96 };
const BUTTON = { x: 24, y: 24, width: 200, height: 48 };

/** A screen whose button is far down. */
const LONG_SIZE = { ...SIZE, height: 2400 };
const LOW_BUTTON = { ...BUTTON, y: 1536 };

interface Drawing {
  readonly color: string;
  readonly page: string;
  readonly radius?: number;
  readonly size?: typeof SIZE;
  readonly button?: typeof BUTTON;
}

const draw = ({ color, page, radius = 8, size = SIZE, button = BUTTON }: Drawing) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${page}"/><path d="M320 24V${size.height - 24}" stroke="#888" stroke-width="160" stroke-dasharray="16"/><rect x="${button.x}" y="${button.y}" width="${button.width}" height="${button.height}" rx="${radius}" fill="${color}"/></svg>`,
  )}`;

const INDIGO = '#4850be';
const BLUE = '#0064b8';
const long = { color: BLUE, page: '#fff', size: LONG_SIZE, button: LOW_BUTTON };

/** By the names that stand for their hashes. */
const PICTURES = {
  indigo: draw({ color: INDIGO, page: '#fff' }),
  blue: draw({ color: BLUE, page: '#fff' }),
  indigoInDark: draw({ color: INDIGO, page: '#16181d' }),
  blueInDark: draw({ color: BLUE, page: '#16181d' }),
  forced: draw({ color: '#000', page: '#fff' }),
  round: draw(long),
  square: draw({ ...long, radius: 0 }),
  roundInDark: draw({ ...long, page: '#16181d' }),
};
type PictureName = keyof typeof PICTURES;

const shot = (sha256: PictureName, size = SIZE) => ({ sha256, ...size });
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

/** Four pictures of three stories, in two groups. The last one is long. */
export const report: Report = {
  storybook: 'http://localhost:6006',
  globals: { dark: 'theme:dark' },
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
          unchanged: [{ look: 'forced-colors', shot: shot('forced') }],
        },
        {
          storiesFile: 'src/Link.stories.tsx',
          name: 'Default',
          id: null,
          differences: [difference('3', 'light', null, 'blue')],
          unchanged: [],
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
          differences: [
            {
              file: '4',
              look: 'rtl',
              before: shot('round', LONG_SIZE),
              after: shot('square', LONG_SIZE),
              regions: [LOW_BUTTON],
            },
          ],
          unchanged: [{ look: 'dark', shot: shot('roundInDark', LONG_SIZE) }],
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
