import { memo, useCallback, useState } from 'react';
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

interface PlanRowProps {
  change: NumberChange;
  isTicked: boolean;
  onTick: (id: string, isTicked: boolean) => void;
}

/** A plan can have thousands: a press renders its row only. */
const PlanRow = memo(function PlanRow({ change, isTicked, onTick }: PlanRowProps) {
  const words = useDialogWords();
  const { kind, old, now, isSure } = change;
  const gone = isSure ? words.clauseGone : words.clauseMayBeGone;
  const ids = [idOf(change)];
  return (
    <tr>
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
      <table aria-label={words.renumber} className={styles.plan}>
        <thead>
          <tr>
            <td>
              <RowCheckbox
                label={words.allNumbers}
                ids={changes.map(idOf)}
                selectedIds={ticked}
                onChange={setTicked}
              />
            </td>
            {[words.numberNow, words.numberThen, words.numberIn].map((heading) => (
              <th key={heading} scope="col" className={styles.planCell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.map((change) => (
            <PlanRow key={idOf(change)} change={change} isTicked={ticked.has(idOf(change))} onTick={tick} />
          ))}
        </tbody>
      </table>
    </FormDialog>
  );
}
