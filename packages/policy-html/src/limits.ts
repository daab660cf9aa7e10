import { scanTags } from './scanTags.ts';

/** How long a legal text may be, in bytes of UTF-8. */
export const MAX_POLICY_BYTES = 1_000_000;

/** How deep elements may stand inside each other. A long policy with nested lists in tables reaches about 20. */
export const MAX_POLICY_DEPTH = 100;

/** How many elements a parser may make of a text; unclosed formatting is made anew in every paragraph that follows it. */
const MAX_POLICY_ELEMENTS = 60_000;

/** Why a text is refused before it is parsed. */
export interface PolicyProblem {
  kind: 'tooLarge' | 'tooDeep' | 'tooMany' | 'tooSlow';
  /** A sentence for people. */
  message: string;
}

const PROBLEMS: Readonly<Record<'tooLarge' | 'tooDeep' | 'tooMany', PolicyProblem>> = {
  tooLarge: { kind: 'tooLarge', message: 'The text is longer than 1,000,000 bytes' },
  tooDeep: { kind: 'tooDeep', message: 'The text has elements nested more than 100 deep' },
  tooMany: { kind: 'tooMany', message: 'The text has more than 60,000 elements' },
};

/** Elements that hold no others. */
const WITHOUT_DEPTH =
  /^(?:|area|base|br|col|embed|hr|img|image|input|keygen|link|meta|param|source|track|wbr|frame|bgsound|script|style|textarea|xmp|iframe|noembed|noframes)$/;
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** Elements that close an open paragraph. */
const CLOSES_P =
  /^(?:address|article|aside|blockquote|center|details|dd|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|listing|main|menu|nav|ol|p|plaintext|pre|search|section|summary|table|ul|xmp)$/;
/** Elements that close their open like, and what the like may not lie beyond. */
const SIBLINGS: Readonly<Record<string, readonly [closes: RegExp, within: RegExp]>> = {
  li: [/^li$/, /^(?:ul|ol|menu|dir)$/],
  dt: [/^(?:dt|dd)$/, /^dl$/],
  dd: [/^(?:dt|dd)$/, /^dl$/],
  tr: [/^(?:tr|td|th)$/, /^(?:table|tbody|thead|tfoot)$/],
  td: [/^(?:td|th)$/, /^(?:table|tr)$/],
  th: [/^(?:td|th)$/, /^(?:table|tr)$/],
  tbody: [/^(?:tbody|thead|tfoot|tr|td|th|colgroup|caption)$/, /^table$/],
  thead: [/^(?:tbody|thead|tfoot|tr|td|th|colgroup|caption)$/, /^table$/],
  tfoot: [/^(?:tbody|thead|tfoot|tr|td|th|colgroup|caption)$/, /^table$/],
  option: [/^option$/, /^(?:select|datalist)$/],
};

const exceeds = (html: string, maxBytes: number): boolean =>
  html.length > maxBytes || new TextEncoder().encode(html).length > maxBytes;

/** The elements that are open at some place of a text. */
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

  /** Closes the innermost open element that is wanted, unless one that holds it back lies between. */
  const closeImplied = (wanted: RegExp, within: RegExp): void => {
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] ?? '';
      if (wanted.test(name)) names.length = at;
      if (wanted.test(name) || within.test(name)) return;
    }
  };

  return {
    depth: () => names.length,
    /** How many formatting elements a parser would make anew in the next element. */
    active: () => active,
    open(name: string): void {
      names.push(name);
      count(name, 1);
    },
    /** What a start tag closes without an end tag. */
    makeRoomFor(name: string): void {
      if (CLOSES_P.test(name)) closeImplied(/^p$/, /^(?:table|td|th|caption|button|object)$/);
      const sibling = SIBLINGS[name];
      if (sibling) closeImplied(...sibling);
    },
    close(name: string): void {
      const at = names.lastIndexOf(name);
      // The end tag of formatting leaves open what was opened in it.
      if (at !== -1 && FORMATTING.test(name)) names.splice(at, 1);
      else if (at !== -1) names.length = at;
      count(name, -1);
    },
  };
};

/**
 * Says whether a text is too large, or so nested that parsing it could stall a server or a browser. Reads it once, from
 * start to end, and parses nothing; where it has to guess it takes the text for deeper than it is.
 */
export const checkPolicyLimits = (html: string): PolicyProblem | undefined => {
  if (exceeds(html, MAX_POLICY_BYTES)) return PROBLEMS.tooLarge;
  const elements = createOpenElements();
  let made = 0;

  for (const { name, isEnd } of scanTags(html)) {
    if (isEnd) {
      elements.close(name);
      continue;
    }
    made += 1 + elements.active();
    if (made > MAX_POLICY_ELEMENTS) return PROBLEMS.tooMany;
    elements.makeRoomFor(name);
    if (!WITHOUT_DEPTH.test(name)) elements.open(name);
    if (elements.depth() > MAX_POLICY_DEPTH) return PROBLEMS.tooDeep;
  }
  return undefined;
};

/** The same for what has been parsed: what was guessed before is counted now. */
export const checkParsedLimits = (root: ParentNode): PolicyProblem | undefined => {
  let made = 0;
  const pending: [parent: ParentNode, depth: number][] = [[root, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [parent, depth] = next;
    if (depth > MAX_POLICY_DEPTH) return PROBLEMS.tooDeep;
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      made += 1;
      pending.push([child, depth + 1]);
    }
    if (made > MAX_POLICY_ELEMENTS) return PROBLEMS.tooMany;
  }
  return undefined;
};
