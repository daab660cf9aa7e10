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

export const createRemovals = () => {
  const found = new Map<string, Removal & { nodes: Node[] }>();
  return {
    add(kind: Removal['kind'], what: string, node?: Node): void {
      const removal = found.get(what) ?? { kind, what, count: 0, nodes: [] };
      removal.count += 1;
      if (node) removal.nodes.push(node);
      found.set(what, removal);
    },
    list: (findLost: (nodes: readonly Node[]) => LostText | undefined): Removal[] =>
      Array.from(found.values(), ({ nodes, ...removal }) => ({ ...removal, lost: findLost(nodes) })),
  };
};

export type Removals = ReturnType<typeof createRemovals>;
