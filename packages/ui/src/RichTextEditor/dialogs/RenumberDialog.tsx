import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { RowCheckbox } from '../../Table/RowCheckbox.tsx';
import { applyNumbers, type NumberChange } from '../commands/planNumbers.ts';
import * as styles from './dialogs.css.ts';
import { type EditorDialogProps, FormDialog } from './FormDialog.tsx';
import { useDialogWords } from './useDialogWords.ts';

interface RenumberDialogProps extends EditorDialogProps {
  plan: readonly NumberChange[];
  /** Takes what was changed and what was left. */
  onNotice: (message: string) => void;
}

const idOf = ({ from }: NumberChange) => String(from);

/** Rows that are rendered together. */
const SECTION_ROWS = 50;

interface PlanRowProps {
  change: NumberChange;
  /** Counts the row with the headings. */
  index: number;
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

/** A press renders its row only. */
const PlanRow = memo(function PlanRow({ change, index, isTicked, onTick }: PlanRowProps) {
  const words = useDialogWords();
  const { kind, old, now, isSure } = change;
  const gone = isSure ? words.clauseGone : words.clauseMayBeGone;
  const ids = [idOf(change)];
  return (
    <tr aria-rowindex={index}>
      <td>
        {kind !== 'gone' && (
          <RowCheckbox
            label={words.numberChange(kind, old, now)}
            ids={ids}
            selectedIds={new Set(isTicked ? ids : [])}
            onChange={({ size }) => onTick(idOf(change), size > 0)}
          />
        )}
      </td>
      <td className={styles.planCell}>{old}</td>
      <td className={styles.planCell}>{kind === 'gone' ? gone : now}</td>
      <td dir="auto" className={styles.planCell}>
        {change.sentence}
      </td>
    </tr>
  );
});

interface PlanSectionProps extends Pick<PlanRowProps, 'onTick'> {
  changes: readonly NumberChange[];
  /** Index of its first change in the plan. */
  start: number;
  isShown: boolean;
  ticked: ReadonlySet<string>;
  onSeen: (start: number) => void;
}

/** Takes the place of its rows until it is shown. */
function PlanSection({ changes, start, isShown, ticked, onSeen, onTick }: PlanSectionProps) {
  const ref = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen(start);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [onSeen, start]);
  return (
    <tbody ref={ref}>
      {isShown ? (
        changes.map((change, index) => (
          <PlanRow
            key={idOf(change)}
            change={change}
            index={start + index + 2}
            isTicked={ticked.has(idOf(change))}
            onTick={onTick}
          />
        ))
      ) : (
        <tr aria-hidden style={{ blockSize: `calc(${changes.length} * ${styles.PLAN_ROW_HEIGHT})` }} />
      )}
    </tbody>
  );
}

/** Shows what "Renumber" would change. What is surely a number of this text is ticked. */
export function RenumberDialog({ plan, onNotice, ...props }: RenumberDialogProps) {
  const words = useDialogWords();
  const changes = plan.filter(({ kind }) => kind !== 'gone');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(({ isSure }) => isSure).map(idOf)),
  );
  const chosen = changes.filter((change) => ticked.has(idOf(change)));
  const submit = () => {
    applyNumbers(props.editor, chosen);
    const count = (of: NumberChange['kind']) => chosen.filter(({ kind }) => kind === of).length;
    onNotice(words.renumbered(count('clause'), count('reference'), plan.length - chosen.length));
    props.onClose();
  };
  const tick = useCallback(
    (id: string, isTicked: boolean) => {
      setTicked((before) => {
        const after = new Set(before);
        if (isTicked) after.add(id);
        else after.delete(id);
        return after;
      });
    },
    [setTicked],
  );
  const sections = Array.from(
    { length: Math.ceil(plan.length / SECTION_ROWS) },
    (_, index) => index * SECTION_ROWS,
  );
  /** Sections that have been in view. Tab reaches the last one from behind the table. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0, sections.at(-1) ?? 0]));
  const see = useCallback((start: number) => {
    // Tab and arrow keys also reach the sections beside it.
    setSeen((before) => new Set([...before, start - SECTION_ROWS, start, start + SECTION_ROWS]));
  }, []);
  return (
    <FormDialog
      title={words.renumber}
      submitLabel={words.changeNumbers(chosen.length)}
      size="large"
      isDirty={false}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <p>{words.renumberHint}</p>
      <table aria-label={words.renumber} aria-rowcount={plan.length + 1} className={styles.plan}>
        <thead>
          <tr aria-rowindex={1}>
            <td className={styles.tickColumn}>
              <RowCheckbox
                label={words.allNumbers}
                ids={changes.map(idOf)}
                selectedIds={ticked}
                onChange={setTicked}
              />
            </td>
            <th scope="col" className={styles.numberColumn}>
              {words.numberNow}
            </th>
            <th scope="col" className={styles.newNumberColumn}>
              {words.numberThen}
            </th>
            <th scope="col" className={styles.planCell}>
              {words.numberIn}
            </th>
          </tr>
        </thead>
        {sections.map((start) => (
          <PlanSection
            key={start}
            changes={plan.slice(start, start + SECTION_ROWS)}
            start={start}
            isShown={seen.has(start)}
            ticked={ticked}
            onSeen={see}
            onTick={tick}
          />
        ))}
      </table>
    </FormDialog>
  );
}
