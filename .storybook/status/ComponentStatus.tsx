import { Icon, Table } from '@planner/ui';
import type { LastRun, StoryOutcome } from './LastRun.ts';

export interface ComponentStatusProps {
  /** Null without a run. */
  lastRun: LastRun | null;
  /** Relative to the repository root. */
  files: readonly string[];
  /** Of components that need a keyboard test. */
  interactiveFiles: readonly string[];
}

interface Cell {
  /** Undefined for what did not run. */
  readonly isGood?: boolean;
  readonly text: string;
}

const NOT_RUN: Cell = { text: 'not run' };

const isPassedOf = ({ isPassed }: StoryOutcome) => isPassed;

function count(outcomes: readonly StoryOutcome[], holds: (outcome: StoryOutcome) => boolean): Cell {
  if (outcomes.length === 0) return NOT_RUN;
  const good = outcomes.filter(holds).length;
  const isGood = good === outcomes.length;
  return { isGood, text: isGood ? String(good) : `${good} of ${outcomes.length}` };
}

function keyboardCell(outcomes: readonly StoryOutcome[], isInteractive: boolean): Cell {
  const proofs = outcomes.filter(({ provesKeyboard }) => provesKeyboard);
  if (proofs.length > 0) return count(proofs, isPassedOf);
  if (!isInteractive) return { text: 'not interactive' };
  return outcomes.length === 0 ? NOT_RUN : { isGood: false, text: 'missing' };
}

function cellsOf(outcomes: readonly StoryOutcome[], isInteractive: boolean) {
  const of = (variant: string) => outcomes.filter((outcome) => outcome.variant === variant);
  const pictured = outcomes.filter(({ isPictured }) => isPictured);
  return {
    Stories: count(of('light'), isPassedOf),
    'Axe, light': count(of('light'), ({ isAccessible }) => isAccessible),
    'Axe, dark': count(of('dark'), ({ isAccessible }) => isAccessible),
    Keyboard: keyboardCell(of('light'), isInteractive),
    'Forced colours': count(of('forced-colors'), isPassedOf),
    'Right to left': count(of('rtl'), isPassedOf),
    Pictures: pictured.length === 0 ? { text: 'none' } : count(pictured, isPassedOf),
  } satisfies Record<string, Cell>;
}

const COLUMNS = Object.keys(cellsOf([], false)) as (keyof ReturnType<typeof cellsOf>)[];

const cellOf = (column: string) => (row: { cells: Record<string, Cell> }) => {
  const { isGood: isMarkedGood, text = '' } = row.cells[column] ?? {};
  return (
    <>
      {isMarkedGood !== undefined && <Icon name={isMarkedGood ? 'check' : 'error'} size="small" />}
      {text}
    </>
  );
};

/** What the last run of the stories found, by component of the kit. */
export const ComponentStatus = ({ lastRun, files, interactiveFiles }: ComponentStatusProps) => (
  <>
    {lastRun ? (
      <p>
        The run that ended at <time dateTime={lastRun.endedAt}>{lastRun.endedAt}</time>.
      </p>
    ) : (
      <p>
        There are no results. <code>pnpm test stories</code> runs every story and writes them for this page.
      </p>
    )}
    <Table
      label="Component status"
      rows={files.map((file) => ({
        file,
        cells: cellsOf(
          lastRun?.stories.filter((outcome) => outcome.file === file) ?? [],
          interactiveFiles.includes(file),
        ),
      }))}
      getRowId={({ file }) => file}
      emptyState={null}
      columns={[
        {
          id: 'component',
          header: 'Component',
          isRowHeader: true,
          cell: ({ file }) => /\/([^/]+)\.stories\.tsx$/.exec(file)?.[1],
        },
        ...COLUMNS.map((column) => ({
          id: column,
          header: column,
          phone: 'labelled' as const,
          cell: cellOf(column),
        })),
      ]}
    />
  </>
);
