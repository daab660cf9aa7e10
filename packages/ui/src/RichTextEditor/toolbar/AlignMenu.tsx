import type { Editor } from '@tiptap/core';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { setAlign } from '../commands/commands.ts';
import { useEditorMessages } from '../useEditorMessages.ts';
import { afterMenu, ToolbarMenu } from './ToolbarMenu.tsx';

const CHOICES = [
  { value: 'left', icon: 'alignLeft' },
  { value: 'center', icon: 'alignCenter' },
  { value: 'right', icon: 'alignRight' },
  { value: 'justify', icon: 'alignJustify' },
] as const;

interface AlignMenuProps {
  editor: Editor;
  align: string | null;
  isRightToLeft: boolean;
  isDisabled: boolean;
}

/** Aligns paragraphs and headings. Choosing the start side removes the alignment, because it is the default. */
export function AlignMenu({ editor, align, isRightToLeft, isDisabled }: AlignMenuProps) {
  const messages = useEditorMessages();
  const start = isRightToLeft ? 'right' : 'left';
  const current = CHOICES.find(({ value }) => value === (align ?? start)) ?? CHOICES[0];
  return (
    <ToolbarMenu
      label={messages.align}
      current={messages[current.value]}
      icon={current.icon}
      isDisabled={isDisabled}
    >
      <MenuSection title={messages.align} isTitleHidden selectionMode="single" selectedKeys={[current.value]}>
        {CHOICES.map(({ value, icon }) => (
          <MenuItem
            key={value}
            id={value}
            icon={icon}
            onAction={() => afterMenu(() => setAlign(editor, value === start ? null : value))}
          >
            {messages[value]}
          </MenuItem>
        ))}
      </MenuSection>
    </ToolbarMenu>
  );
}
