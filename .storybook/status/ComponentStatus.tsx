import { Icon, type IconName } from '@planner/ui';
import type { StoryOutcome, StoryStatus } from './StoryStatus.ts';
import './status.css';

export interface ComponentStatusProps {
  /** The last run; null where there was none on this machine. */
  status: StoryStatus | null;
  /** Story files of the kit, from the root of the repository: what was not run shows as a hole. */
  files: readonly string[];
  /** Those of components that are operated, which need a test of the keyboard. */
  interactiveFiles: readonly string[];
}

interface Cell {
  readonly tone: 'good' | 'bad' | 'hole' | 'none';
  readonly text: string;
}

const HOLE: Cell = { tone: 'hole', text: 'not run' };

/** How many of `outcomes` hold, as a cell; nothing to count is a hole. */
function count(outcomes: readonly StoryOutcome[], holds: (outcome: StoryOutcome) => boolean): Cell {
  if (outcomes.length === 0) return HOLE;
  const good = outcomes.filter(holds).length;
  return good === outcomes.length
    ? { tone: 'good', text: String(good) }
    : { tone: 'bad', text: `${good} of ${outcomes.length}` };
}

function keyboardCell(outcomes: readonly StoryOutcome[], isInteractive: boolean): Cell {
  const proofs = outcomes.filter(({ provesKeyboard }) => provesKeyboard);
  if (proofs.length > 0) return count(proofs, ({ isPassed }) => isPassed);
  if (isInteractive && outcomes.length === 0) return HOLE;
  return isInteractive ? { tone: 'hole', text: 'missing' } : { tone: 'none', text: 'not operated' };
}

/** Pictures of all ways of looking; those left out on purpose do not count, none at all is a hole. */
function pictureCell(outcomes: readonly StoryOutcome[]): Cell {
  const pictured = outcomes.filter(({ isPictured }) => isPictured);
  return pictured.length === 0 ? { tone: 'hole', text: 'none' } : count(pictured, ({ isPassed }) => isPassed);
}

const COLUMNS = [
  'Stories',
  'Axe, light',
  'Axe, dark',
  'Keyboard',
  'Forced colours',
  'Right to left',
  'Pictures',
];

function cells(outcomes: readonly StoryOutcome[], isInteractive: boolean): Cell[] {
  const of = (variant: string) => outcomes.filter((outcome) => outcome.variant === variant);
  return [
    count(of('light'), ({ isPassed }) => isPassed),
    count(of('light'), ({ isAccessible }) => isAccessible),
    count(of('dark'), ({ isAccessible }) => isAccessible),
    keyboardCell(of('light'), isInteractive),
    count(of('forced-colors'), ({ isPassed, isAccessible }) => isPassed && isAccessible),
    count(of('rtl'), ({ isPassed, isAccessible }) => isPassed && isAccessible),
    pictureCell(outcomes),
  ];
}

const MARKS = { good: 'check', bad: 'error' } as const satisfies Partial<Record<Cell['tone'], IconName>>;

/** What the last run of the stories said about each component. Nothing here is typed by hand; holes show as holes. */
export const ComponentStatus = ({ status, files, interactiveFiles }: ComponentStatusProps) => (
  <section className="planner-status" aria-label="Component status">
    {status ? (
      <p>
        The run that ended at <time dateTime={status.endedAt}>{status.endedAt}</time>. ✓ passed, ✗ failed, ○ a
        hole.
      </p>
    ) : (
      <p>
        There was no run on this machine. <code>pnpm test stories</code> runs every story and leaves its
        outcome for this page; start or build Storybook after it.
      </p>
    )}
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file}>
            <th scope="row">{/\/([^/]+)\.stories\.tsx$/.exec(file)?.[1]}</th>
            {cells(
              status?.stories.filter((outcome) => outcome.file === file) ?? [],
              interactiveFiles.includes(file),
            ).map(({ tone, text }, index) => (
              <td key={COLUMNS[index]} data-tone={tone}>
                {tone in MARKS ? <Icon name={MARKS[tone as keyof typeof MARKS]} size="small" /> : null}
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
