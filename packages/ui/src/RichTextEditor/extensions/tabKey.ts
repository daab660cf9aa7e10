import { type Editor, Extension, findParentNodeClosestToPos } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell } from '@tiptap/pm/tables';
import { tableCommands } from '../commands/tableCommands.ts';
import type { InputOptions } from '../RichTextEditorProps.ts';

const tabContext = ({ state }: Editor): 'item' | 'cell' | undefined => {
  const around = findParentNodeClosestToPos(
    state.selection.$from,
    ({ type }) => type.name === 'listItem' || type.name === 'tableCell' || type.name === 'tableHeader',
  );
  return around && (around.node.type.name === 'listItem' ? 'item' : 'cell');
};

function moveItem(editor: Editor, direction: -1 | 1): boolean {
  if (direction > 0) return editor.commands.sinkListItem('listItem');
  const { $from, $to } = editor.state.selection;
  const range = $from.blockRange($to, ({ firstChild }) => firstChild?.type.name === 'listItem');
  const isNested = range && $from.node(range.depth - 1).type.name === 'listItem';
  return Boolean(isNested) && editor.commands.liftListItem('listItem');
}

function goToCell({ view }: Editor, direction: -1 | 1): boolean {
  const go = () => goToNextCell(direction)(view.state, view.dispatch);
  return go() || (direction > 0 && tableCommands.addRowAfter(view.state, view.dispatch) && go());
}

/** Tab in lists and tables. Escape, then Tab leaves the text: no keyboard trap (WCAG 2.1.2). */
export const TabKey = Extension.create<InputOptions>({
  name: 'tabKey',
  priority: 1100,
  addProseMirrorPlugins() {
    const { editor, options } = this;
    let isLeaving = false;
    const stay = () => {
      isLeaving = false;
    };
    return [
      new Plugin({
        props: {
          handleKeyDown: (_, { key, shiftKey, altKey, ctrlKey, metaKey }) => {
            if (key === 'Shift') return false;
            const context = tabContext(editor);
            const wasLeaving = isLeaving;
            isLeaving = false;
            const { actions } = options.latest();
            if (key !== 'Tab' || altKey || ctrlKey || metaKey || wasLeaving || !context) return false;
            if ((context === 'item' ? moveItem : goToCell)(editor, shiftKey ? -1 : 1))
              editor.commands.scrollIntoView();
            actions.onTabStays();
            return true;
          },
          handleDOMEvents: {
            blur: stay,
            mousedown: stay,
            keydown: (_, event) => {
              if (event.key !== 'Escape' || event.isComposing) return false;
              if (tabContext(editor) && !isLeaving) {
                const { actions, words } = options.latest();
                actions.announce(words.leaveWithTab);
                // Not for what is around the editor.
                event.preventDefault();
              }
              isLeaving = true;
              // ProseMirror would take it in any case.
              return true;
            },
          },
        },
      }),
    ];
  },
});
