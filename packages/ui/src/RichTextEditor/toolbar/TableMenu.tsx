import type { Editor } from '@tiptap/core';
import { Icon } from '../../icons/Icon.tsx';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { insertTable } from '../commands/commands.ts';
import { runTableCommand, type TableCommand } from '../commands/tableCommands.ts';
import { useEditorWords } from '../useEditorWords.ts';
import { afterMenu, ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './useToolbarState.ts';

interface TableMenuProps {
  editor: Editor;
  state: ToolbarState;
  isDisabled: boolean;
}

export function TableMenu({ editor, state, isDisabled }: TableMenuProps) {
  const words = useEditorWords();
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
    <ToolbarMenu label={words.table} icon={<Icon name="table" />} isDisabled={isDisabled}>
      <MenuItem icon="add" isDisabled={!state.isInText} onAction={() => afterMenu(() => insertTable(editor))}>
        {words.insertTable}
      </MenuItem>
      <MenuSection title={words.rows}>
        {item('addRowBefore', words.addRowAbove)}
        {item('addRowAfter', words.addRowBelow)}
        {item('toggleHeaderRow', words.toggleHeaderRow)}
        {item('deleteRow', words.deleteRow)}
      </MenuSection>
      <MenuSection title={words.columns}>
        {item('addColumnBefore', words.addColumnBefore)}
        {item('addColumnAfter', words.addColumnAfter)}
        {item('toggleHeaderColumn', words.toggleHeaderColumn)}
        {item('deleteColumn', words.deleteColumn)}
      </MenuSection>
      <MenuSection title={words.cells}>
        {item('merge', words.mergeCells, state.canMerge)}
        {item('split', words.splitCell, state.canSplit)}
        {item('deleteTable', words.deleteTable, true, 'danger')}
      </MenuSection>
    </ToolbarMenu>
  );
}
