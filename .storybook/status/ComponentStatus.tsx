import { Icon, type IconName } from '@planner/ui';
import type { LastRun, StoryOutcome } from './LastRun.ts';
import './status.css';

export interface ComponentStatusProps {
  /** Null without a run. */
  lastRun: LastRun | null;
  /** Relative to the repository root. */
  files: readonly string[];
  /** Of components that need a keyboard test. */
  interactiveFiles: readonly string[];
}

interface Cell {
  readonly tone: 'good' | 'bad' | 'gap' | 'none';
  readonly text: string;
}

const NOT_RUN: Cell = { tone: 'gap', text: 'not run' };

function count(outcomes: readonly StoryOutcome[], holds: (outcome: StoryOutcome) => boolean): Cell {
  if (outcomes.length === 0) return NOT_RUN;
  const good = outcomes.filter(holds).length;
  return good === outcomes.length
    ? { tone: 'good', text: String(good) }
    : { tone: 'bad', text: `${good} of ${outcomes.length}` };
}

function keyboardCell(outcomes: readonly StoryOutcome[], isInteractive: boolean): Cell {
  const proofs = outcomes.filter(({ provesKeyboard }) => provesKeyboard);
  if (proofs.length > 0) return count(proofs, ({ isPassed }) => isPassed);
  if (isInteractive && outcomes.length === 0) return NOT_RUN;
  return isInteractive ? { tone: 'gap', text: 'missing' } : { tone: 'none', text: 'not interactive' };
}

function pictureCell(outcomes: readonly StoryOutcome[]): Cell {
  const pictured = outcomes.filter(({ isPictured }) => isPictured);
  return pictured.length === 0 ? { tone: 'gap', text: 'none' } : count(pictured, ({ isPassed }) => isPassed);
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

export const ComponentStatus = ({ lastRun, files, interactiveFiles }: ComponentStatusProps) => (
  <section className="planner-status" aria-label="Component status">
    {lastRun ? (
      <p>
        The run that ended at <time dateTime={lastRun.endedAt}>{lastRun.endedAt}</time>. ✓ passed, ✗ failed, ○
        not run or missing.
      </p>
    ) : (
      <p>
        There are no results. <code>pnpm test stories</code> runs every story and writes them for this page.
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
              lastRun?.stories.filter((outcome) => outcome.file === file) ?? [],
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
