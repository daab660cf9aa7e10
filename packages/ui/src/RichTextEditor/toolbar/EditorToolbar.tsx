import type { Editor } from '@tiptap/core';
import { type ReactNode, type RefObject, useId } from 'react';
import { Toolbar } from 'react-aria-components';
import type { EditorDialogName } from '../dialogs/EditorDialogs.tsx';
import * as commands from '../commands.ts';
import { TableMenu } from './TableMenu.tsx';
import { TextStyleMenu } from './TextStyleMenu.tsx';
import { AlignMenu } from './AlignMenu.tsx';
import * as styles from './toolbar.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { type SimpleMark, useToolbarState } from './useToolbarState.ts';

interface EditorToolbarProps {
  editor: Editor;
  /** Name of the text it belongs to. */
  label: string;
  isDisabled: boolean;
  onOpen: (dialog: EditorDialogName) => void;
  ref: RefObject<HTMLDivElement | null>;
}

const Group = ({ children }: { children: ReactNode }) => <div className={styles.group}>{children}</div>;

const run = (command: () => boolean) => () => void command();

/** Everything that can be done to the text, as one tab stop: arrow keys walk, Escape goes back to the text. */
export function EditorToolbar({ editor, label, isDisabled, onOpen, ref }: EditorToolbarProps) {
  const state = useToolbarState(editor);
  const hintId = useId();
  const mark = (name: SimpleMark, markLabel: string, keys?: string) => (
    <ToolbarButton
      icon={name}
      label={markLabel}
      keys={keys}
      isPressed={state.marks[name]}
      isDisabled={isDisabled || !state.canMark}
      onPress={() => editor.chain().focus().toggleMark(name).run()}
    />
  );
  const isOff = (isPossible: boolean) => isDisabled || !isPossible;

  return (
    <Toolbar ref={ref} aria-label={`Formatting of ${label}`} aria-describedby={hintId} className={styles.bar}>
      <Group>
        <ToolbarButton
          icon="undo"
          label="Undo"
          keys="Ctrl+Z"
          isDisabled={isOff(state.canUndo)}
          onPress={run(() => editor.chain().focus().undo().run())}
        />
        <ToolbarButton
          icon="redo"
          label="Redo"
          keys="Ctrl+Shift+Z"
          isDisabled={isOff(state.canRedo)}
          onPress={run(() => editor.chain().focus().redo().run())}
        />
      </Group>
      <Group>
        <TextStyleMenu editor={editor} level={state.headingLevel} isDisabled={isOff(state.isInText)} />
      </Group>
      <Group>
        {mark('bold', 'Bold', 'Ctrl+B')}
        {mark('italic', 'Italic', 'Ctrl+I')}
        {mark('underline', 'Underline', 'Ctrl+U')}
        {mark('strike', 'Strike', 'Ctrl+Shift+S')}
        <ToolbarButton
          icon="textColor"
          label="Text color"
          isPressed={state.color !== undefined}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('color')}
        />
        <ToolbarButton
          icon="highlight"
          label="Background color"
          isPressed={state.background !== undefined}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('background')}
        />
        {mark('subscript', 'Subscript', 'Ctrl+,')}
        {mark('superscript', 'Superscript', 'Ctrl+.')}
      </Group>
      <Group>
        <ToolbarButton
          icon="quote"
          label="Blockquote"
          keys="Ctrl+Shift+B"
          isPressed={state.isQuote}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => editor.chain().focus().toggleWrap('blockquote').run())}
        />
        <ToolbarButton
          icon="codeBlock"
          label="Code block"
          keys="Ctrl+Alt+C"
          isPressed={state.isCode}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => editor.chain().focus().toggleNode('codeBlock', 'paragraph').run())}
        />
        <ToolbarButton
          icon="orderedList"
          label="Numbered list"
          keys="Ctrl+Shift+7"
          isPressed={state.list === 'orderedList'}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleList(editor, 'orderedList'))}
        />
        <ToolbarButton
          icon="bulletList"
          label="Bullet list"
          keys="Ctrl+Shift+8"
          isPressed={state.list === 'bulletList'}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleList(editor, 'bulletList'))}
        />
        <ToolbarButton
          icon="indent"
          label="Indent"
          keys="Ctrl+]"
          isDisabled={isOff(state.canIndent)}
          onPress={run(() => commands.indentBy(editor, 1))}
        />
        <ToolbarButton
          icon="outdent"
          label="Outdent"
          keys="Ctrl+["
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
          label="Right to left"
          isPressed={state.isRightToLeft}
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.toggleDirection(editor))}
        />
      </Group>
      <Group>
        <ToolbarButton
          icon="link"
          label="Link"
          keys="Ctrl+K"
          isPressed={state.isLink}
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('link')}
        />
        <ToolbarButton icon="video" label="Video" isDisabled={isDisabled} onPress={() => onOpen('video')} />
        <ToolbarButton
          icon="image"
          label="Image"
          isDisabled={isOff(state.canMark)}
          onPress={() => onOpen('image')}
        />
        <TableMenu editor={editor} state={state} isDisabled={isDisabled} />
        <ToolbarButton
          icon="clearFormat"
          label="Clear formatting"
          isDisabled={isOff(state.isInText)}
          onPress={run(() => commands.clearFormat(editor))}
        />
      </Group>
      <span id={hintId} hidden>
        Arrow keys move between the tools. Escape goes back to the text.
      </span>
    </Toolbar>
  );
}
