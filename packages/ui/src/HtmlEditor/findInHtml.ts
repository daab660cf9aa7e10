import { isolateHistory } from '@codemirror/commands';
import { Compartment, EditorSelection, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import {
  createFinder,
  type FindQuery,
  foldWithPlaces,
  type Match,
} from '../RichTextEditor/find/findMatches.ts';
import { type CreateHtml, createHtmlParser } from '../RichTextEditor/html/createHtmlParser.ts';
import { type FindTarget, MAX_SELECTED_CHARACTERS } from '../RichTextEditor/find/FindTarget.ts';

type FindIn = (html: string) => readonly Match[];

interface Matches {
  findIn: FindIn;
  ranges: readonly Match[];
}

const setFindIn = StateEffect.define<FindIn>();

/** Tags and references that are typed as such are found, and written, as they are. */
const SOURCE = /<[a-z/!]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '\u00ad': '&shy;',
};

/** Text as source, which may be in an attribute. */
const writeText = (text: string) =>
  SOURCE.test(text)
    ? text
    : text.replaceAll(/[&<>"\u00a0\u00ad]/g, (character) => REFERENCES[character] ?? '');

const matchesField = StateField.define<Matches>({
  create: () => ({ findIn: () => [], ranges: [] }),
  update: (before, { effects, docChanged, newDoc }) => {
    const effect = effects.find((one) => one.is(setFindIn));
    if (!effect && !docChanged) return before;
    const findIn: FindIn = effect ? effect.value : before.findIn;
    return { findIn, ranges: findIn(newDoc.toString()) };
  },
});

const rangesIn = (view: EditorView) => view.state.field(matchesField, false)?.ranges ?? [];

const isSelected = ({ state }: EditorView, { from, to }: Match) =>
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

/**
 * Finds in the source, where character references are the characters that they stand for, unless tags or references are searched for.
 * @param createHtml as of `RichTextEditor`
 */
export function findInHtml(view: EditorView, createHtml?: CreateHtml): FindTarget {
  const parser = createHtmlParser(createHtml);
  const read = new Map<string, string>();
  const readReference = (reference: string) => {
    const character = read.get(reference) ?? parser.parse(reference).textContent;
    read.set(reference, character);
    return character;
  };
  let isSource = false;
  const finderOf = (query: FindQuery): FindIn => {
    const find = createFinder(query);
    isSource = SOURCE.test(query.text);
    return (html) => find(foldWithPlaces(html, query.isCaseMatched, isSource ? undefined : readReference));
  };
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
  const replace = (ranges: readonly Match[], by: string) =>
    view.dispatch({
      changes: ranges.map((range) => ({ ...range, insert: isSource ? by : writeText(by) })),
      annotations: isolateHistory.of('full'),
    });
  return {
    open: (onChange) => {
      const extensions = [matchesField, marks, EditorView.updateListener.of(onChange)];
      view.dispatch({ effects: finding.reconfigure(extensions) });
      return () => view.dispatch({ effects: finding.reconfigure([]) });
    },
    find: (query) => {
      view.dispatch({ effects: setFindIn.of(finderOf(query)) });
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
