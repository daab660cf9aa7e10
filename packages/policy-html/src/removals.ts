/** Something that the allow list took out of a text. */
export interface Removal {
  kind: 'element' | 'attribute' | 'style' | 'class' | 'link' | 'picture' | 'video' | 'comment';
  /** What it was, in words a person understands: `the element “script” with its content`. */
  what: string;
  /** How often. */
  count: number;
}

const MAX_QUOTED_LENGTH = 60;

/** A piece of the source between quotation marks, short enough for a list. */
export const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line}”`;
};

/** Collects removals; equal ones are counted together. */
export const createRemovals = () => {
  const found = new Map<string, Removal>();
  return {
    add(kind: Removal['kind'], what: string): void {
      const same = found.get(what);
      if (same) same.count += 1;
      else found.set(what, { kind, what, count: 1 });
    },
    list: (): Removal[] => [...found.values()],
  };
};

/** Where removals are told to. */
export type Removals = ReturnType<typeof createRemovals>;
