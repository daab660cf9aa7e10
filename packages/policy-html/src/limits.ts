import { scanTags } from './scanTags.ts';

/** Maximum size of a legal text, in bytes of UTF-8. */
const MAX_POLICY_BYTES = 1_000_000;

/** Maximum nesting of elements. A long policy with nested lists in tables reaches about 20. */
const MAX_POLICY_DEPTH = 100;

/** Maximum number of parsed elements. Parsers reopen unclosed formatting elements in every following paragraph. */
const MAX_POLICY_ELEMENTS = 60_000;

export interface PolicyProblem {
  kind: 'tooLarge' | 'tooDeep' | 'tooMany' | 'tooSlow';
  message: string;
}

const PROBLEMS: Readonly<Record<'tooLarge' | 'tooDeep' | 'tooMany', PolicyProblem>> = {
  tooLarge: { kind: 'tooLarge', message: 'The text is longer than 1,000,000 bytes' },
  tooDeep: { kind: 'tooDeep', message: 'The text has elements nested more than 100 deep' },
  tooMany: { kind: 'tooMany', message: 'The text has more than 60,000 elements' },
};

const WITHOUT_DEPTH =
  /^(?:|area|base|br|col|embed|hr|img|image|input|keygen|link|meta|param|source|track|wbr|frame|bgsound|script|style|textarea|xmp|iframe|noembed|noframes)$/;
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
const CLOSES_P =
  /^(?:address|article|aside|blockquote|center|details|dd|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|listing|main|menu|nav|ol|p|plaintext|pre|search|section|summary|table|ul|xmp)$/;
/** Start tags that close an open sibling, and the ancestors at which the search for it ends. */
type Sibling = readonly [closes: RegExp, within: RegExp];
const CELL: Sibling = [/^(?:td|th)$/, /^(?:table|tr)$/];
const ROWS: Sibling = [/^(?:tbody|thead|tfoot|tr|td|th|colgroup|caption)$/, /^table$/];
const SIBLINGS: Readonly<Record<string, Sibling>> = {
  li: [/^li$/, /^(?:ul|ol|menu|dir)$/],
  dt: [/^(?:dt|dd)$/, /^dl$/],
  dd: [/^(?:dt|dd)$/, /^dl$/],
  tr: [/^(?:tr|td|th)$/, /^(?:table|tbody|thead|tfoot)$/],
  td: CELL,
  th: CELL,
  tbody: ROWS,
  thead: ROWS,
  tfoot: ROWS,
  option: [/^option$/, /^(?:select|datalist)$/],
};

/** Tracks the open elements while a source is scanned, roughly as a parser does. */
const createOpenElements = () => {
  const names: string[] = [];
  const formatting = new Map<string, number>();
  let active = 0;

  const count = (name: string, change: 1 | -1): void => {
    const now = formatting.get(name) ?? 0;
    if (!FORMATTING.test(name) || now + change < 0) return;
    formatting.set(name, now + change);
    active += change;
  };

  const closeImplied = (closes: RegExp, within: RegExp): void => {
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] ?? '';
      if (closes.test(name)) names.length = at;
      if (closes.test(name) || within.test(name)) return;
    }
  };

  return {
    depth: () => names.length,
    /** Number of formatting elements that a parser would reopen in the next element. */
    active: () => active,
    open(name: string): void {
      names.push(name);
      count(name, 1);
    },
    closeFor(name: string): void {
      if (CLOSES_P.test(name)) closeImplied(/^p$/, /^(?:table|td|th|caption|button|object)$/);
      const sibling = Object.hasOwn(SIBLINGS, name) && SIBLINGS[name];
      if (sibling) closeImplied(...sibling);
    },
    close(name: string): void {
      const at = names.lastIndexOf(name);
      // The end tag of a formatting element leaves its descendants open.
      if (at !== -1 && FORMATTING.test(name)) names.splice(at, 1);
      else if (at !== -1) names.length = at;
      count(name, -1);
    },
  };
};

/** Scans for size and nesting that could stall a parser, without parsing. When in doubt, overestimates the depth. */
export const checkPolicyLimits = (html: string): PolicyProblem | undefined => {
  if (html.length > MAX_POLICY_BYTES || new TextEncoder().encode(html).length > MAX_POLICY_BYTES)
    return PROBLEMS.tooLarge;
  const elements = createOpenElements();
  let made = 0;

  for (const { name, isEnd } of scanTags(html)) {
    if (isEnd) {
      elements.close(name);
      continue;
    }
    made += 1 + elements.active();
    if (made > MAX_POLICY_ELEMENTS) return PROBLEMS.tooMany;
    elements.closeFor(name);
    if (!WITHOUT_DEPTH.test(name)) elements.open(name);
    if (elements.depth() > MAX_POLICY_DEPTH) return PROBLEMS.tooDeep;
  }
  return undefined;
};

interface Tree {
  readonly firstElementChild: Tree | null;
  readonly nextElementSibling?: Tree | null;
}

/** Checks the same limits on a parsed text, exactly. */
export const checkParsedLimits = (root: Tree): PolicyProblem | undefined => {
  let made = 0;
  const pending: [parent: Tree, depth: number][] = [[root, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [parent, depth] = next;
    if (depth > MAX_POLICY_DEPTH) return PROBLEMS.tooDeep;
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling ?? null) {
      made += 1;
      pending.push([child, depth + 1]);
    }
    if (made > MAX_POLICY_ELEMENTS) return PROBLEMS.tooMany;
  }
  return undefined;
};
