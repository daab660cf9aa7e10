import type { Editor } from '@tiptap/core';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { useEditorMessages } from '../useEditorMessages.ts';
import { afterMenu, ToolbarMenu } from './ToolbarMenu.tsx';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

interface TextStyleMenuProps {
  editor: Editor;
  /** 0 for a paragraph. */
  level: number;
  isDisabled: boolean;
}

export function TextStyleMenu({ editor, level, isDisabled }: TextStyleMenuProps) {
  const messages = useEditorMessages();
  return (
    <ToolbarMenu
      label={messages.textStyle}
      current={level === 0 ? messages.paragraph : messages.heading(level)}
      isDisabled={isDisabled}
    >
      <MenuSection
        title={messages.textStyle}
        isTitleHidden
        selectionMode="single"
        selectedKeys={[String(level)]}
      >
        <MenuItem
          id="0"
          shortcut="Mod+Alt+0"
          onAction={() => afterMenu(() => editor.chain().focus().setNode('paragraph').run())}
        >
          {messages.paragraph}
        </MenuItem>
        {LEVELS.map((one) => (
          <MenuItem
            key={one}
            id={String(one)}
            shortcut={`Mod+Alt+${one}`}
            onAction={() => afterMenu(() => editor.chain().focus().setNode('heading', { level: one }).run())}
          >
            {messages.heading(one)}
          </MenuItem>
        ))}
      </MenuSection>
    </ToolbarMenu>
  );
}
