import type { Editor } from '@tiptap/core';
import { type ReactNode, type RefObject, useId } from 'react';
import type { EditorDialogName } from '../dialogs/EditorDialogs.tsx';
import * as commands from '../commands/commands.ts';
import { useEditorMessages } from '../useEditorMessages.ts';
import { TableMenu } from './TableMenu.tsx';
import { AlignMenu, TextStyleMenu } from './ToolbarMenu.tsx';
import * as styles from './toolbar.css.ts';
import * as layout from './toolbarLayout.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useRovingFocus } from './useRovingFocus.ts';
import { type SimpleMark, useToolbarState } from './useToolbarState.ts';

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  isDisabled: boolean;
  onOpen: (dialog: EditorDialogName) => void;
  ref: RefObject<HTMLDivElement | null>;
}

const Group = ({ children }: { children: ReactNode }) => <div className={layout.group}>{children}</div>;

const run = (command: () => boolean) => () => void command();

/** Formatting toolbar: one tab stop; arrow keys move within it, Escape returns to the text. */
export function EditorToolbar({ editor, label, isDisabled, onOpen, ref }: EditorToolbarProps) {
  const state = useToolbarState(editor);
  const messages = useEditorMessages();
  const hintId = useId();
  const mark = (name: SimpleMark, shortcut?: string) => (
    <ToolbarButton
      icon={name}
      label={messages[name]}
      shortcut={shortcut}
      isPressed={state[name]}
      isDisabled={isDisabled || !state.canMark}
      onPress={() => editor.chain().focus().toggleMark(name).run()}
    />
  );
  const isOff = (isPossible: boolean) => isDisabled || !isPossible;

  return (
    <div
      {...useRovingFocus(ref)}
      ref={ref}
      role="toolbar"
      aria-orientation="horizontal"
      aria-label={messages.toolbar(label)}
      aria-describedby={hintId}
      className={`${layout.bar} ${styles.bar}`}
    >
      <Group>
        <ToolbarButton
          icon="undo"
          label={messages.undo}
          shortcut="Mod+Z"
          isDisabled={isOff(state.canUndo)}
          onPress={run(() => editor.chain().focus().undo().run())}
        />
        <ToolbarButton
          icon="redo"
          label={messages.redo}
          shortcut="Mod+Shift+Z"
          isDisabled={isOff(state.canRedo)}
          onPress={run(() => editor.chain().focus().redo().run())}
        />
      </Group>
      <Group>
        <TextStyleMenu editor={editor} level={state.headingLevel} isDisabled={isOff(state.isInText)} />
      </Group>
      <Group>
        {mark('bold', 'Mod+B')}
        {mark('italic', 'Mod+I')}
        {mark('underline', 'Mod+U')}
        {mark('strike', 'Mod+Shift+S')}
        <ToolbarButton
          icon="textColor"
          label={messages.textColor}
          isPressed={state.color !== undefined}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('color')}
        />
        <ToolbarButton
          icon="highlight"
          label={messages.backgroundColor}
          isPressed={state.background !== undefined}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('background')}
        />
        {mark('subscript', 'Mod+,')}
        {mark('superscript', 'Mod+.')}
      </Group>
      <Group>
        <ToolbarButton
          icon="quote"
          label={messages.blockquote}
          shortcut="Mod+Shift+B"
          isPressed={state.isQuote}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => editor.chain().focus().toggleWrap('blockquote').run())}
        />
        <ToolbarButton
          icon="codeBlock"
          label={messages.codeBlock}
          shortcut="Mod+Alt+C"
          isPressed={state.isCode}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => editor.chain().focus().toggleNode('codeBlock', 'paragraph').run())}
        />
        <ToolbarButton
          icon="orderedList"
          label={messages.numberedList}
          shortcut="Mod+Shift+7"
          isPressed={state.list === 'orderedList'}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleList(editor, 'orderedList'))}
        />
        <ToolbarButton
          icon="bulletList"
          label={messages.bulletList}
          shortcut="Mod+Shift+8"
          isPressed={state.list === 'bulletList'}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleList(editor, 'bulletList'))}
        />
        <ToolbarButton
          icon="indent"
          label={messages.indent}
          shortcut="Mod+]"
          isDisabled={isOff(state.canIndent)}
          onPress={run(() => commands.indentBy(editor, 1))}
        />
        <ToolbarButton
          icon="outdent"
          label={messages.outdent}
          shortcut="Mod+["
          isDisabled={isOff(state.canOutdent)}
          onPress={run(() => commands.indentBy(editor, -1))}
        />
      </Group>
      <Group>
        <AlignMenu
          editor={editor}
          align={state.align}
          isRightToLeft={state.isRightToLeft}
          isDisabled={isOff(state.isInText)}
        />
        <ToolbarButton
          icon="rightToLeft"
          label={messages.rightToLeft}
          isPressed={state.isRightToLeft}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleDirection(editor))}
        />
      </Group>
      <Group>
        <ToolbarButton
          icon="link"
          label={messages.link}
          shortcut="Mod+K"
          isPressed={state.isLink}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('link')}
        />
        <ToolbarButton
          icon="video"
          label={messages.video}
          isDisabled={isDisabled}
          onPress={() => onOpen('video')}
        />
        <ToolbarButton
          icon="image"
          label={messages.image}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('image')}
        />
        <TableMenu editor={editor} state={state} isDisabled={isDisabled} />
        <ToolbarButton
          icon="clearFormat"
          label={messages.clearFormatting}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.clearFormat(editor))}
        />
      </Group>
      <span id={hintId} hidden>
        {messages.toolbarHint}
      </span>
    </div>
  );
}
