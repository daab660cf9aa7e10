import type { Editor } from '@tiptap/core';
import { MenuItem } from '../../Menu/MenuItem.tsx';
import { afterMenu } from './afterMenu.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

interface TextStyleMenuProps {
  editor: Editor;
  /** 0 for a paragraph. */
  level: number;
  isDisabled: boolean;
}

/** Paragraph or a heading of one of six levels. */
export const TextStyleMenu = ({ editor, level, isDisabled }: TextStyleMenuProps) => (
  <ToolbarMenu
    label="Text style"
    current={level === 0 ? 'Paragraph' : `Heading ${level}`}
    isDisabled={isDisabled}
  >
    <MenuItem
      icon={level === 0 ? 'check' : undefined}
      onAction={() => afterMenu(() => editor.chain().focus().setNode('paragraph').run())}
    >
      Paragraph
    </MenuItem>
    {LEVELS.map((one) => (
      <MenuItem
        key={one}
        icon={level === one ? 'check' : undefined}
        onAction={() => afterMenu(() => editor.chain().focus().setNode('heading', { level: one }).run())}
      >
        {`Heading ${one}`}
      </MenuItem>
    ))}
  </ToolbarMenu>
);
