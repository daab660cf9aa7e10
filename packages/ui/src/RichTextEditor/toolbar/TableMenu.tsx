import type { Editor } from '@tiptap/core';
import { MenuItem } from '../../Menu/MenuItem.tsx';
import { MenuSection } from '../../Menu/MenuSection.tsx';
import { insertTable } from '../commands.ts';
import { runTableCommand, type TableCommand } from '../tableCommands.ts';
import { afterMenu } from './afterMenu.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './useToolbarState.ts';

interface TableMenuProps {
  editor: Editor;
  state: ToolbarState;
  isDisabled: boolean;
}

/** A new table, and what can be done to the one with the cursor in it. */
export function TableMenu({ editor, state, isDisabled }: TableMenuProps) {
  const item = (command: TableCommand, label: string, isPossible = true, tone?: 'danger') => (
    <MenuItem
      tone={tone}
      isDisabled={!state.isInTable || !isPossible}
      onAction={() => afterMenu(() => runTableCommand(editor, command))}
    >
      {label}
    </MenuItem>
  );
  return (
    <ToolbarMenu label="Table" icon="table" isDisabled={isDisabled}>
      <MenuItem icon="add" isDisabled={!state.isInText} onAction={() => afterMenu(() => insertTable(editor))}>
        Insert table
      </MenuItem>
      <MenuSection title="Rows">
        {item('addRowBefore', 'Add row above')}
        {item('addRowAfter', 'Add row below')}
        {item('toggleHeaderRow', 'Header row on or off')}
        {item('deleteRow', 'Delete row')}
      </MenuSection>
      <MenuSection title="Columns">
        {item('addColumnBefore', 'Add column before')}
        {item('addColumnAfter', 'Add column after')}
        {item('toggleHeaderColumn', 'Header column on or off')}
        {item('deleteColumn', 'Delete column')}
      </MenuSection>
      <MenuSection title="Cells">
        {item('merge', 'Merge cells', state.canMerge)}
        {item('split', 'Split cell', state.canSplit)}
        {item('deleteTable', 'Delete table', true, 'danger')}
      </MenuSection>
    </ToolbarMenu>
  );
}
