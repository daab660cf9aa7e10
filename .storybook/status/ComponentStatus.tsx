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

function count(outcomes: readonly StoryOutcome[], fact: 'isPassed' | 'isAccessible' = 'isPassed'): Cell {
  if (outcomes.length === 0) return NOT_RUN;
  const { length } = outcomes.filter((outcome) => outcome[fact]);
  const isGood = length === outcomes.length;
  return { isGood, text: isGood ? String(length) : `${length} of ${outcomes.length}` };
}

function keyboardCell(outcomes: readonly StoryOutcome[], isInteractive: boolean): Cell {
  const proofs = outcomes.filter(({ provesKeyboard }) => provesKeyboard);
  if (proofs.length > 0) return count(proofs);
  if (!isInteractive) return { text: 'not interactive' };
  return outcomes.length === 0 ? NOT_RUN : { isGood: false, text: 'missing' };
}

function cellsOf(outcomes: readonly StoryOutcome[], isInteractive: boolean) {
  const of = (variant: string) => outcomes.filter((outcome) => outcome.variant === variant);
  const pictured = outcomes.filter(({ isPictured }) => isPictured);
  return {
    Stories: count(of('light')),
    'Axe, light': count(of('light'), 'isAccessible'),
    'Axe, dark': count(of('dark'), 'isAccessible'),
    Keyboard: keyboardCell(of('light'), isInteractive),
    'Forced colours': count(of('forced-colors')),
    'Right to left': count(of('rtl')),
    Pictures: pictured.length === 0 ? { text: 'none' } : count(pictured),
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
