import { useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { FormGrid } from '../../Form/Form.tsx';
import { Select } from '../../Select/Select.tsx';
import { Stack } from '../../Stack/Stack.tsx';
import { insertTable } from '../commands/commands.ts';
import { type TableCommand, tableCommands } from '../commands/tableCommands.ts';
import { useToolbarState } from '../toolbar/useToolbarState.ts';
import * as styles from './dialogs.css.ts';
import { type EditorDialogProps, FormDialog } from './FormDialog.tsx';
import { SelectionPopover } from './SelectionPopover.tsx';
import { useDialogWords } from './useDialogWords.ts';

const SIZES = Array.from({ length: 10 }, (_, index) => ({ value: `${index + 1}`, label: `${index + 1}` }));

function NewTable({ editor, onClose }: EditorDialogProps) {
  const words = useDialogWords();
  const [rows, setRows] = useState('3');
  const [columns, setColumns] = useState('3');
  return (
    <FormDialog
      editor={editor}
      title={words.insertTable}
      submitLabel={words.insertTable}
      isDirty={false}
      onSubmit={() => {
        onClose();
        insertTable(editor, Number(rows), Number(columns));
      }}
      onClose={onClose}
    >
      <FormGrid columns={2}>
        <Select label={words.rows} options={SIZES} value={rows} onChange={setRows} />
        <Select label={words.columns} options={SIZES} value={columns} onChange={setColumns} />
      </FormGrid>
    </FormDialog>
  );
}

/** Inserts a table, or changes the one at the cursor. Stays open, to add several rows. */
export function TableDialog(props: EditorDialogProps) {
  const { editor, onClose } = props;
  const words = useDialogWords();
  const { isInTable, canMerge, canSplit } = useToolbarState(editor);
  if (!isInTable) return <NewTable {...props} />;
  const button = (command: TableCommand, label: string, isPossible = true) => (
    <Button
      size="small"
      variant={command === 'deleteTable' ? 'danger' : 'secondary'}
      isDisabled={!isPossible}
      onPress={() => {
        tableCommands[command](editor.state, editor.view.dispatch);
        if (!editor.isActive('table')) onClose();
      }}
    >
      {label}
    </Button>
  );
  return (
    <SelectionPopover editor={editor} title={words.table} onClose={onClose}>
      <Stack gap="m">
        <fieldset className={styles.commands}>
          <legend className={styles.groupTitle}>{words.rows}</legend>
          {button('addRowBefore', words.addRowAbove)}
          {button('addRowAfter', words.addRowBelow)}
          {button('toggleHeaderRow', words.toggleHeaderRow)}
          {button('deleteRow', words.deleteRow)}
        </fieldset>
        <fieldset className={styles.commands}>
          <legend className={styles.groupTitle}>{words.columns}</legend>
          {button('addColumnBefore', words.addColumnBefore)}
          {button('addColumnAfter', words.addColumnAfter)}
          {button('toggleHeaderColumn', words.toggleHeaderColumn)}
          {button('deleteColumn', words.deleteColumn)}
        </fieldset>
        <fieldset className={styles.commands}>
          <legend className={styles.groupTitle}>{words.cells}</legend>
          {button('merge', words.mergeCells, canMerge)}
          {button('split', words.splitCell, canSplit)}
          {button('deleteTable', words.deleteTable)}
        </fieldset>
      </Stack>
    </SelectionPopover>
  );
}
