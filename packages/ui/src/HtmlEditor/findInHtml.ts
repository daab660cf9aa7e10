import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorSelection, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { type FindTarget, matcherOf, MAX_SELECTED_CHARACTERS } from '../RichTextEditor/find/FindTarget.ts';

interface Matches {
  matcher?: RegExp | undefined;
  ranges: readonly { from: number; to: number }[];
}

const setMatcher = StateEffect.define<RegExp | undefined>();

const matchesField = StateField.define<Matches>({
  create: () => ({ ranges: [] }),
  update: (before, { effects, docChanged, newDoc }) => {
    const effect = effects.find((one) => one.is(setMatcher));
    if (!effect && !docChanged) return before;
    const matcher = effect ? effect.value : before.matcher;
    const matches = matcher ? [...newDoc.toString().matchAll(matcher)] : [];
    return {
      matcher,
      ranges: matches.map(({ 0: { length }, index }) => ({ from: index, to: index + length })),
    };
  },
});

const rangesIn = (view: EditorView) => view.state.field(matchesField, false)?.ranges ?? [];

const isSelected = ({ state }: EditorView, { from, to }: { from: number; to: number }) =>
  state.selection.main.from === from && state.selection.main.to === to;

const marks = EditorView.decorations.of((view) => {
  const shown = rangesIn(view).filter(({ from, to }) => to >= view.viewport.from && from <= view.viewport.to);
  return Decoration.set(
    shown.map((range) =>
      Decoration.mark({ class: isSelected(view, range) ? 'cm-found-now' : 'cm-found' }).range(
        range.from,
        range.to,
      ),
    ),
  );
});

/** Empty while nothing is searched for. */
export const finding = new Compartment();

/** Finds in the source, as it is written. */
export function findInHtml(view: EditorView): FindTarget {
  const step = (direction: 1 | -1, from = view.state.selection.main.to) => {
    const ranges = rangesIn(view);
    const { main } = view.state.selection;
    const next =
      direction > 0
        ? (ranges.find((range) => range.from >= from) ?? ranges[0])
        : (ranges.findLast((range) => range.to <= main.from) ?? ranges.at(-1));
    if (!next) return;
    const selection = EditorSelection.range(next.from, next.to);
    view.dispatch({ selection, effects: EditorView.scrollIntoView(selection, { yMargin: 48 }) });
  };
  const replace = (ranges: Matches['ranges'], insert: string) =>
    view.dispatch({
      changes: ranges.map((range) => ({ ...range, insert })),
      annotations: isolateHistory.of('full'),
    });
  return {
    open: (onChange) => {
      const extensions = [matchesField, marks, EditorView.updateListener.of(onChange)];
      view.dispatch({ effects: finding.reconfigure(extensions) });
      return () => view.dispatch({ effects: finding.reconfigure([]) });
    },
    find: (query) => {
      view.dispatch({ effects: setMatcher.of(matcherOf(query)) });
      step(1, view.state.selection.main.from);
    },
    step,
    replace: (by) => {
      const match = rangesIn(view).find((range) => isSelected(view, range));
      if (match) replace([match], by);
      step(1);
    },
    replaceAll: (by) => {
      const ranges = rangesIn(view);
      replace(ranges, by);
      return ranges.length;
    },
    selectedText: () => {
      const { from, to } = view.state.selection.main;
      const text = to - from > MAX_SELECTED_CHARACTERS ? '' : view.state.sliceDoc(from, to);
      return text.includes('\n') ? '' : text;
    },
    status: () => {
      const ranges = rangesIn(view);
      return {
        current: ranges.findIndex((range) => isSelected(view, range)) + 1,
        count: ranges.length,
        preserved: 0,
      };
    },
  };
}
