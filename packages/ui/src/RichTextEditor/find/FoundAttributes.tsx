import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Mark, Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { useContext, useId, useState } from 'react';
import { WordsContext } from '../../words/useWords.ts';
import type { LinkOptions } from '../extensions/marks.ts';
import type { ImageOptions, VideoOptions } from '../extensions/media.ts';
import { lateEnglish } from '../lateEnglish.ts';
import * as panel from '../paste/PastePanel.css.ts';
import * as styles from './FindBar.css.ts';
import { findEnglish } from './findEnglish.ts';
import { type Match, replaceMatches } from './findMatches.ts';

/** A text that is not in the flow of the text, with a match. */
export interface FoundAttribute {
  kind: 'foundAddress' | 'foundTitle' | 'foundAlternative';
  text: string;
  /** Selects what has it. */
  show: () => void;
  /** Replaces the matches in it, as one undo step. Returns false if the result is not allowed there. */
  replace: (by: string) => boolean;
}

const KINDS = {
  href: 'foundAddress',
  src: 'foundAddress',
  title: 'foundTitle',
  alt: 'foundAlternative',
} as const;

/** A node that is no text, or all text with a mark, such as a link. */
interface Holder {
  of: Node | Mark;
  from: number;
  to: number;
}

function holdersIn(doc: Node): Holder[] {
  const holders: Holder[] = [];
  const last = new Map<string, Holder>();
  doc.descendants((node, from) => {
    const to = from + node.nodeSize;
    if (!node.isText) holders.push({ of: node, from, to });
    for (const mark of node.marks) {
      const before = last.get(mark.type.name);
      if (before?.to === from && mark.eq(before.of as Mark)) before.to = to;
      else {
        const holder = { of: mark, from, to };
        last.set(mark.type.name, holder);
        holders.push(holder);
      }
    }
  });
  return holders;
}

/** Whether the editor takes an address. */
function isAllowed(editor: Editor, { type }: Node | Mark, address: string): boolean {
  const { options } = editor.extensionManager.extensions.find(({ name }) => name === type.name) ?? {};
  if (type.name === 'link') return (options as LinkOptions).toAllowedLink(address) === address.trim();
  if (type.name === 'video') return (options as VideoOptions).toVideoEmbed(address) === address;
  return type.name !== 'image' || (options as ImageOptions).isAllowedImage(address);
}

/** Addresses, titles and alternative texts with a match, in the order of the text. */
export function findAttributes(
  editor: Editor,
  matchesIn: (text: string) => readonly Match[],
): FoundAttribute[] {
  const { view, state } = editor;
  return holdersIn(state.doc).flatMap(({ of, from, to }) => {
    const passthrough = (of.attrs['passthrough'] ?? {}) as Record<string, string>;
    const show = () => {
      const { tr } = state;
      const isNode = 'nodeSize' in of && NodeSelection.isSelectable(of);
      tr.setSelection(isNode ? NodeSelection.create(tr.doc, from) : TextSelection.create(tr.doc, from, to));
      view.dispatch(tr.scrollIntoView());
    };
    return Object.entries({ ...passthrough, ...of.attrs }).flatMap(([name, text]): FoundAttribute[] => {
      const kind = Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : undefined;
      if (!kind || typeof text !== 'string' || text.startsWith('data:')) return [];
      const matches = matchesIn(text);
      if (matches.length === 0) return [];
      const replace = (by: string) => {
        const changed = replaceMatches(text, matches, by);
        if (kind === 'foundAddress' && !isAllowed(editor, of, changed)) return false;
        const attrs = Object.hasOwn(passthrough, name)
          ? { ...of.attrs, passthrough: { ...passthrough, [name]: changed } }
          : { ...of.attrs, [name]: changed };
        const { tr } = state;
        if ('nodeSize' in of) tr.setNodeMarkup(from, undefined, attrs);
        else tr.removeMark(from, to, of).addMark(from, to, of.type.create(attrs));
        view.dispatch(closeHistory(tr));
        return true;
      };
      return [{ kind, text, show, replace }];
    });
  });
}

/** More take long to draw, and come up as these are replaced. */
const MAX_LISTED = 100;

interface FoundAttributesProps {
  attributes: readonly FoundAttribute[];
  by: string;
  isReadOnly: boolean;
}

/** Lists them, to show and replace one by one: Replace all leaves them as they are. */
export function FoundAttributes({ attributes, by, isReadOnly }: FoundAttributesProps) {
  const context = useContext(WordsContext);
  const words = { ...lateEnglish, ...context?.richTextEditor };
  const { replaceOne } = context?.findBar ?? findEnglish;
  const id = useId();
  const [refused, setRefused] = useState<string>();
  if (attributes.length === 0) return null;
  return (
    <div className={styles.below}>
      <span id={id} className={panel.blocks}>
        {words.foundElsewhere}
      </span>
      <output className={styles.status}>
        {attributes.some(({ text }) => text === refused) && words.foundNotAllowed}
      </output>
      <ul aria-labelledby={id}>
        {attributes.slice(0, MAX_LISTED).map(({ kind, text, ...attribute }, index) => (
          // Equal ones are in the order of the text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={panel.entry}>
            <span className={panel.what}>
              {words[kind]}: <bdi>{text}</bdi>
            </span>
            <button
              type="button"
              aria-label={`${words.showPlace}: ${text}`}
              className={`${panel.action} ${panel.end}`}
              onClick={attribute.show}
            >
              {words.showPlace}
            </button>
            {!isReadOnly && (
              <button
                type="button"
                aria-label={`${replaceOne}: ${text}`}
                className={panel.action}
                onClick={() => setRefused(attribute.replace(by) ? undefined : text)}
              >
                {replaceOne}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
