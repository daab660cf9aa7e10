import type { Editor } from '@tiptap/core';
import { MenuItem } from '../../Menu/MenuItem.tsx';
import { setAlign } from '../commands.ts';
import { afterMenu } from './afterMenu.ts';
import { ToolbarMenu } from './ToolbarMenu.tsx';

const CHOICES = [
  { value: 'left', label: 'Left', icon: 'alignLeft' },
  { value: 'center', label: 'Center', icon: 'alignCenter' },
  { value: 'right', label: 'Right', icon: 'alignRight' },
  { value: 'justify', label: 'Justify', icon: 'alignJustify' },
] as const;

interface AlignMenuProps {
  editor: Editor;
  align: string | null;
  isRightToLeft: boolean;
  isDisabled: boolean;
}

/** Alignment of paragraphs and headings. The side where reading starts is what they have without being told. */
export function AlignMenu({ editor, align, isRightToLeft, isDisabled }: AlignMenuProps) {
  const start = isRightToLeft ? 'right' : 'left';
  const current = CHOICES.find(({ value }) => value === (align ?? start)) ?? CHOICES[0];
  return (
    <ToolbarMenu label="Align" current={current.label} icon={current.icon} isDisabled={isDisabled}>
      {CHOICES.map(({ value, label, icon }) => (
        <MenuItem
          key={value}
          icon={icon}
          onAction={() => afterMenu(() => setAlign(editor, value === start ? null : value))}
        >
          {label}
        </MenuItem>
      ))}
    </ToolbarMenu>
  );
}
