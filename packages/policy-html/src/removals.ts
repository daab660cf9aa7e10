import { BLANK_LINK } from './links.ts';
import type { LostText } from './lostText.ts';

export interface Removal {
  kind: 'element' | 'attribute' | 'style' | 'class' | 'link' | 'picture' | 'video' | 'comment';
  /** Description for the user, such as `the element “script” with its content`. */
  what: string;
  count: number;
  lost?: LostText | undefined;
}

const MAX_QUOTED_LENGTH = 60;

export const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line}”`;
};

const DESCRIPTIONS = {
  class: ['class', (name) => `the class ${quote(name)}`],
  style: ['style', (declaration) => `the style ${quote(declaration)}`],
  picture: ['picture', (src) => `the picture from ${quote(src)}`],
  link: ['link', (url) => `the link to ${quote(url)}, which becomes ${BLANK_LINK}`],
  attribute: ['attribute', (name, element) => `the attribute ${quote(name)} of ${quote(element)}`],
  frame: ['video', (src) => `the frame from ${quote(src)}`],
  frameContent: ['element', (src) => `the content of the frame from ${quote(src)}`],
  element: ['element', (name) => `the element ${quote(name)} with its content`],
  unwrapped: ['element', (name) => `the element ${quote(name)}; its content stays`],
  comment: ['comment', (text) => `the hidden comment ${quote(text)}`],
} satisfies Record<string, [kind: Removal['kind'], describe: (first: string, second: string) => string]>;

/** Takes a removal: the texts that its description quotes, and the node if it can have text to keep. */
export type Report = (
  reason: keyof typeof DESCRIPTIONS,
  texts: readonly [first: string, second?: string],
  node?: Node,
) => void;

export const createRemovals = () => {
  const found = new Map<string, Removal & { nodes: Node[] }>();
  const report: Report = (reason, [first, second = ''], node) => {
    const [kind, describe] = DESCRIPTIONS[reason];
    const what = describe(first, second);
    const removal = found.get(what) ?? { kind, what, count: 0, nodes: [] };
    removal.count += 1;
    if (node) removal.nodes.push(node);
    found.set(what, removal);
  };
  return {
    report,
    list: (findLost: (nodes: readonly Node[]) => LostText | undefined): Removal[] =>
      Array.from(found.values(), ({ nodes, ...removal }) => ({ ...removal, lost: findLost(nodes) })),
  };
};
