import type { Editor } from '@tiptap/core';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { insertTable } from '../commands/commands.ts';
import { runTableCommand, type TableCommand } from '../commands/tableCommands.ts';
import { useEditorMessages } from '../useEditorMessages.ts';
import { afterMenu, ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarState } from './useToolbarState.ts';

interface TableMenuProps {
  editor: Editor;
  state: ToolbarState;
  isDisabled: boolean;
}

export function TableMenu({ editor, state, isDisabled }: TableMenuProps) {
  const messages = useEditorMessages();
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
    <ToolbarMenu label={messages.table} icon="table" isDisabled={isDisabled}>
      <MenuItem icon="add" isDisabled={!state.isInText} onAction={() => afterMenu(() => insertTable(editor))}>
        {messages.insertTable}
      </MenuItem>
      <MenuSection title={messages.rows}>
        {item('addRowBefore', messages.addRowAbove)}
        {item('addRowAfter', messages.addRowBelow)}
        {item('toggleHeaderRow', messages.toggleHeaderRow)}
        {item('deleteRow', messages.deleteRow)}
      </MenuSection>
      <MenuSection title={messages.columns}>
        {item('addColumnBefore', messages.addColumnBefore)}
        {item('addColumnAfter', messages.addColumnAfter)}
        {item('toggleHeaderColumn', messages.toggleHeaderColumn)}
        {item('deleteColumn', messages.deleteColumn)}
      </MenuSection>
      <MenuSection title={messages.cells}>
        {item('merge', messages.mergeCells, state.canMerge)}
        {item('split', messages.splitCell, state.canSplit)}
        {item('deleteTable', messages.deleteTable, true, 'danger')}
      </MenuSection>
    </ToolbarMenu>
  );
}
