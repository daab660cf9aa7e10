import type { Editor } from '@tiptap/core';
import { Icon } from '../../icons/Icon.tsx';
import { memo, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { NumberChange } from '../commands/planNumbers.ts';
import type { EditorDialogName } from '../dialogs/EditorDialogs.tsx';
import { commentOn } from '../comments/commentOn.ts';
import type { TextPassage } from '../comments/findPassage.ts';
import * as commands from '../commands/commands.ts';
import type { Emphasis } from '../html/declarations.ts';
import { ToolIcon, type ToolIconName } from '../ToolIcon.tsx';
import { useEditorWords } from '../useEditorWords.ts';
import { AlignMenu, NumberingMenu, TextStyleMenu } from './ToolbarMenu.tsx';
import * as styles from './toolbar.css.ts';
import * as layout from './toolbarLayout.css.ts';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';
import { useToolbarState } from './useToolbarState.ts';

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  isDisabled: boolean;
  onOpen: (dialog: EditorDialogName) => void;
  onFind: () => void;
  isOutlined: boolean;
  onOutline: () => void;
  onRenumber: (plan: readonly NumberChange[]) => void;
  onNotice: (message: string) => void;
  /** Undefined without comments. */
  onComment: ((passage: TextPassage) => void) | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

const Group = ({ children }: { children: ReactNode }) => <div className={layout.group}>{children}</div>;

/**
 * Formatting toolbar of one row: a button shows the tools without room. One tab stop; arrow keys move within it, Escape
 * returns to the text. A typed character renders none of it.
 */
export const EditorToolbar = memo(function EditorToolbar({
  editor,
  label,
  isDisabled,
  onComment,
  ref,
  ...on
}: EditorToolbarProps) {
  const state = useToolbarState(editor);
  const words = useEditorWords();
  const hintId = useId();
  const tools = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isWrapped, ...rovingFocus } = useRovingFocus(ref, tools);
  const { isInText } = state;
  const isOff = (isPossible: boolean) => isDisabled || !isPossible;
  const chain = () => editor.chain().focus();
  const tool = (
    icon: ToolIconName,
    name: string,
    isPossible: boolean,
    press: () => unknown,
    props: Pick<ToolbarButtonProps, 'shortcut' | 'isPressed'> = {},
  ) => (
    <ToolbarButton
      {...props}
      icon={<ToolIcon name={icon} />}
      label={name}
      isDisabled={isOff(isPossible)}
      onPress={() => void press()}
    />
  );
  const mark = (name: Emphasis, shortcut: string) =>
    tool(name, words[name], isInText, () => commands.toggleEmphasis(editor, name), {
      shortcut,
      isPressed: state[name],
    });
  const list = (type: 'orderedList' | 'bulletList', name: string, shortcut: string) =>
    tool(type, name, isInText, () => commands.toggleList(editor, type), {
      shortcut,
      isPressed: state.list === type,
    });
  const dialog = (icon: ToolIconName, name: string, opens: EditorDialogName, isPressed?: boolean) =>
    tool(icon, name, opens === 'video' || isInText, () => on.onOpen(opens), { isPressed });

  return (
    <div
      {...rovingFocus}
      ref={ref}
      role="toolbar"
      aria-orientation="horizontal"
      aria-label={words.toolbar(label)}
      aria-describedby={hintId}
      className={`${layout.bar} ${styles.bar}`}
    >
      <div ref={tools} className={isOpen ? layout.tools : `${layout.tools} ${layout.row}`}>
        <Group>
          {tool('undo', words.undo, state.canUndo, () => chain().undo().run(), { shortcut: 'Mod+Z' })}
          {tool('redo', words.redo, state.canRedo, () => chain().redo().run(), { shortcut: 'Mod+Shift+Z' })}
        </Group>
        <Group>
          <TextStyleMenu editor={editor} level={state.headingLevel} isDisabled={isOff(isInText)} />
        </Group>
        <Group>
          {mark('bold', 'Mod+B')}
          {mark('italic', 'Mod+I')}
          {mark('underline', 'Mod+U')}
          {tool('link', words.link, isInText, () => on.onOpen('link'), {
            shortcut: 'Mod+K',
            isPressed: state.isLink,
          })}
        </Group>
        <Group>
          {list('orderedList', words.numberedList, 'Mod+Shift+7')}
          {list('bulletList', words.bulletList, 'Mod+Shift+8')}
          {tool('indent', words.indent, state.canIndent, () => commands.indentBy(editor, 1), {
            shortcut: 'Mod+]',
          })}
          {tool('outdent', words.outdent, state.canOutdent, () => commands.indentBy(editor, -1), {
            shortcut: 'Mod+[',
          })}
        </Group>
        <Group>
          <ToolbarButton
            icon={<Icon name="table" />}
            label={words.table}
            isPressed={state.isInTable}
            isDisabled={isOff(isInText || state.isInTable)}
            onPress={() => on.onOpen('table')}
          />
        </Group>
        <Group>
          <ToolbarButton
            icon={<Icon name="search" />}
            label={words.find}
            shortcut="Mod+F"
            onPress={on.onFind}
          />
          <ToolbarButton
            icon={<Icon name="menu" />}
            label={words.outline}
            isPressed={on.isOutlined}
            onPress={on.onOutline}
          />
          {onComment &&
            tool('comment', words.comment, isInText, () => commentOn(editor, onComment), {
              shortcut: 'Mod+Alt+M',
            })}
        </Group>
        <Group>
          {mark('strike', 'Mod+Shift+S')}
          {dialog('textColor', words.textColor, 'color', state.color !== undefined)}
          {dialog('highlight', words.backgroundColor, 'background', state.background !== undefined)}
          {mark('subscript', 'Mod+,')}
          {mark('superscript', 'Mod+.')}
        </Group>
        <Group>
          <NumberingMenu
            editor={editor}
            isDisabled={isOff(isInText)}
            onReference={() => on.onOpen('reference')}
            onRenumber={on.onRenumber}
            onNotice={on.onNotice}
          />
          {tool('quote', words.blockquote, isInText, () => chain().toggleWrap('blockquote').run(), {
            shortcut: 'Mod+Shift+B',
            isPressed: state.isQuote,
          })}
          {tool(
            'codeBlock',
            words.codeBlock,
            isInText,
            () => chain().toggleNode('codeBlock', 'paragraph').run(),
            { shortcut: 'Mod+Alt+C', isPressed: state.isCode },
          )}
        </Group>
        <Group>
          <AlignMenu
            editor={editor}
            align={state.align}
            isRightToLeft={state.isRightToLeft}
            isDisabled={isOff(isInText)}
          />
          {tool('rightToLeft', words.rightToLeft, isInText, () => commands.toggleDirection(editor), {
            isPressed: state.isRightToLeft,
          })}
        </Group>
        <Group>
          {dialog('image', words.image, 'image')}
          {dialog('video', words.video, 'video')}
          {tool('clearFormat', words.clearFormatting, isInText, () => commands.clearFormat(editor))}
        </Group>
      </div>
      <ToolbarButton
        icon={<Icon name="more" />}
        label={words.moreTools}
        isExpanded={isOpen}
        isHidden={!isWrapped && !isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <span id={hintId} hidden>
        {words.toolbarHint}
      </span>
    </div>
  );
});
