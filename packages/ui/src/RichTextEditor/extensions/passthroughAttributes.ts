import { words } from '../html/elements.ts';

/** Attributes that are written back but not applied in the editor. */
const PASSTHROUGH =
  /^(id|class|lang|title|role|translate|scope|headers|abbr|width|height|valign|border|cellpadding|cellspacing|summary|nowrap|bgcolor|datetime|cite|hreflang|type|spellcheck|name|value|rules|frame|aria-[a-z]+|data-(?!list$|preserved-|passthrough-|bare$|section$|pm-)[a-z0-9-]+)$/;

/** Holds them as JSON in the editor's DOM, so that they are copied and pasted. */
const PASSTHROUGH_ATTRIBUTE = 'data-passthrough-attributes';

export type PassthroughAttributes = Readonly<Record<string, string>>;

/** `own`: attributes that the node handles itself; `more`: additional ones to pass through. */
export function readPassthrough(
  element: Element,
  own: readonly string[] = [],
  more: readonly string[] = [],
): PassthroughAttributes | null {
  const passthrough: Record<string, string> = {};
  const copied = element.getAttribute(PASSTHROUGH_ATTRIBUTE);
  const isAllowed = (name: string) => (PASSTHROUGH.test(name) || more.includes(name)) && !own.includes(name);
  if (copied !== null) {
    const known = parseRecord(copied);
    for (const [name, value] of Object.entries(known)) if (isAllowed(name)) passthrough[name] = value;
  } else for (const { name, value } of element.attributes) if (isAllowed(name)) passthrough[name] = value;
  return Object.keys(passthrough).length > 0 ? passthrough : null;
}

function parseRecord(json: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'));
  } catch {
    return {};
  }
}

/** An attribute that is stored as it is; null if it is missing or does not match. */
export const plainAttribute = (name: string, pattern = /^/) => ({
  default: null,
  parseHTML: (element: Element) => {
    const value = element.getAttribute(name);
    return value !== null && pattern.test(value) ? value : null;
  },
  renderHTML: ({ [name]: value }: Record<string, unknown>) =>
    typeof value === 'string' ? { [name]: value } : {},
});

/** The attribute of a node or mark that holds them. `names`: those that it handles itself, and additional ones. */
export const passthroughAttribute = (
  names: (element: Element) => [own?: readonly string[], more?: readonly string[]],
) => ({
  default: null,
  parseHTML: (element: Element) => readPassthrough(element, ...names(element)),
  renderHTML: ({ passthrough }: Record<string, unknown>) =>
    passthrough ? { [PASSTHROUGH_ATTRIBUTE]: JSON.stringify(passthrough) } : {},
});

export function restorePassthrough(root: Element): void {
  for (const element of root.querySelectorAll(`[${PASSTHROUGH_ATTRIBUTE}]`)) {
    const passthrough = readPassthrough(element, [], EXTRA_ATTRIBUTES);
    element.removeAttribute(PASSTHROUGH_ATTRIBUTE);
    for (const [name, value] of Object.entries(passthrough ?? {})) element.setAttribute(name, value);
  }
}

/** Attributes that only some elements pass through. */
export const EXTRA_ATTRIBUTES = words(
  'allow allowfullscreen frameborder loading referrerpolicy sandbox target rel download decoding reversed',
);
