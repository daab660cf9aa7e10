import createDOMPurify, { type Config } from 'dompurify';
import { ELEMENTS, GLOBAL_ATTRIBUTES } from './allowList.ts';
import { applyAllowList } from './applyAllowList.ts';
import {
  createPolicyReader,
  nameToId,
  type PolicyWindow,
  type RenderPolicyHtml,
} from './createPolicyReader.ts';
import { type AddressedPolicy, carryAddresses } from './redline/carryAddresses.ts';
import { createLostTextFinder, createRemovals, type Removal } from './removals.ts';
import { ALLOWED_URL, SHOWN_ATTRIBUTES, STORED_ATTRIBUTES, TAGS, URL_ATTRIBUTES } from './sanitizerRules.ts';
import { scanTags } from './scanTags.ts';
import { whileParsing } from './trustedTypes.ts';

export interface SanitizedPolicy {
  html: string;
  removed: readonly Removal[];
}

const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/g;

const attributeNames = (attributes: string): string[] =>
  Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '']) => name.toLowerCase());

/** Checks the source: the parsed document lacks markup that parsers skip, such as a second `<body>`. */
const hasOnlyAllowedMarkup = (html: string): boolean => {
  for (const { name, isEnd, attributes, isBroken } of scanTags(html)) {
    const own = Object.hasOwn(ELEMENTS, name) && ELEMENTS[name];
    if (isBroken || !own) return false;
    if (isEnd) continue;
    for (const key of attributeNames(attributes))
      if (
        // It becomes an id.
        !(name === 'a' && key === 'name') &&
        !Object.hasOwn(own, key) &&
        !Object.hasOwn(GLOBAL_ATTRIBUTES, key)
      )
        return false;
  }
  return true;
};

const PURIFY: Config = {
  ALLOWED_TAGS: [...TAGS, 'body', '#text'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: ALLOWED_URL,
  // applyAllowList has already unwrapped elements whose content stays.
  KEEP_CONTENT: false,
  RETURN_DOM: true,
  // Ids are namespaced for display instead.
  SANITIZE_DOM: false,
  // DOMPurify itself parses an empty document only.
  TRUSTED_TYPES_POLICY: {
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => url,
  } as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
};

const withAttributes = (attributes: readonly string[]): Config => ({
  ...PURIFY,
  ALLOWED_ATTR: [...attributes],
  ADD_URI_SAFE_ATTR: attributes.filter((name) => !URL_ATTRIBUTES.includes(name)),
});

const TO_STORE = withAttributes(STORED_ATTRIBUTES);
const TO_SHOW = withAttributes(SHOWN_ATTRIBUTES);

/** Parses once, in an inert document; `applyAllowList` removes, DOMPurify then checks with the same list. */
export const createPolicyHtml = (window: PolicyWindow) => {
  const { parseUnchecked, parse, parseForDisplay, removeComments } = createPolicyReader(window);
  const purify = createDOMPurify(window);
  // DOMPurify trims attribute values, which would change texts that are fine.
  purify.addHook('uponSanitizeAttribute', (element, event) => {
    event.attrValue = element.getAttribute(event.attrName) ?? event.attrValue;
  });
  const purifyBody = (body: HTMLElement, config: Config): HTMLElement =>
    whileParsing(() => purify.sanitize(body, config) as unknown as HTMLElement);

  const decode = (text: string): string => parseUnchecked(text.replaceAll('<', '&lt;')).textContent;

  /** @throws PolicyHtmlError */
  const sanitizePolicyHtml = (html: string): SanitizedPolicy => {
    const body = parse(html);
    const hasNames = nameToId(body);
    const before = body.innerHTML;
    const removals = createRemovals();
    applyAllowList(body, removals.report);
    const kept = body.innerHTML;
    // DOMPurify takes a comment beside the text "<p" for markup, and fails. The allow list has checked the comments.
    removeComments(body);
    const checked = body.innerHTML;
    const purified = purifyBody(body, TO_STORE).innerHTML;
    const after = purified === checked ? kept : purified;
    if (before === after && hasOnlyAllowedMarkup(html)) return { html: hasNames ? after : html, removed: [] };
    const { inNodes, openTag } = createLostTextFinder(html, decode);
    const removed = [...removals.list(inNodes), ...openTag()];
    // Skipped by the parser or removed by DOMPurify: report that, too.
    if (removed.length === 0)
      removed.push({
        kind: 'element',
        what: 'markup that browsers skip or could misread',
        count: 1,
        places: [],
        at: [],
      });
    return { html: after, removed };
  };

  /** Applies the allow list again, whatever the database holds, and prepares for display. @throws PolicyHtmlError */
  const renderPolicyHtml = (...of: Parameters<RenderPolicyHtml>): string =>
    purifyBody(parseForDisplay(...of), TO_SHOW).innerHTML;

  /** The addresses that the blocks of a text keep from the version before. @throws PolicyHtmlError */
  const addressPolicyHtml = (html: string, before: AddressedPolicy) => carryAddresses(before, html, parse);

  return { sanitizePolicyHtml, renderPolicyHtml, addressPolicyHtml };
};
