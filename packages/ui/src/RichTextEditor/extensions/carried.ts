import { indentLevel } from '../legacy/indentation.ts';
import { type Declaration, readDeclarations } from '../html/declarations.ts';
import { isSafeDeclaration } from '../html/safeDeclarations.ts';

/** Attributes that content may have without a control in the editor: they are written back and never set on the screen. */
const CARRIED =
  /^(id|class|lang|title|role|translate|scope|headers|abbr|width|height|valign|border|cellpadding|cellspacing|summary|nowrap|bgcolor|datetime|cite|hreflang|type|spellcheck|name|value|rules|frame|aria-[a-z]+|data-(?!list$|kept-|bare$|section$|pm-)[a-z0-9-]+)$/;

/** The attribute that holds them in the live document, so that copying takes them along. */
export const CARRIED_ATTRIBUTE = 'data-kept-attributes';

export type Carried = Readonly<Record<string, string>>;

/** What an element carries, besides attributes that have a meaning of their own there. */
export function readCarried(
  element: Element,
  own: readonly string[] = [],
  more: readonly string[] = [],
): Carried | null {
  const carried: Record<string, string> = {};
  const copied = element.getAttribute(CARRIED_ATTRIBUTE);
  const isAllowed = (name: string) => (CARRIED.test(name) || more.includes(name)) && !own.includes(name);
  if (copied !== null) {
    const known = parseRecord(copied);
    for (const [name, value] of Object.entries(known)) if (isAllowed(name)) carried[name] = value;
  } else for (const { name, value } of element.attributes) if (isAllowed(name)) carried[name] = value;
  return Object.keys(carried).length > 0 ? carried : null;
}

function parseRecord(json: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string')) as Record<
      string,
      string
    >;
  } catch {
    return {};
  }
}

export const renderCarried = (carried: unknown): Record<string, string> =>
  carried ? { [CARRIED_ATTRIBUTE]: JSON.stringify(carried) } : {};

/** Puts what was carried where it belongs, in a tree that is about to be written out. */
export function restoreCarried(root: Element): void {
  for (const element of root.querySelectorAll(`[${CARRIED_ATTRIBUTE}]`)) {
    const carried = readCarried(element, [], VIDEO_ATTRIBUTES);
    element.removeAttribute(CARRIED_ATTRIBUTE);
    for (const [name, value] of Object.entries(carried ?? {})) element.setAttribute(name, value);
  }
}

/** What frames of videos carry besides. */
export const VIDEO_ATTRIBUTES = [
  'allow',
  'allowfullscreen',
  'frameborder',
  'loading',
  'referrerpolicy',
  'sandbox',
  'target',
  'rel',
  'download',
  'decoding',
  'reversed',
];

const ALIGNMENT = /^(left|right|center|justify|start|end)$/;

/** The declarations of a block, told apart by the controls they belong to. */
export function readBlockStyle(element: Element): {
  align: string | null;
  indent: number;
  look: string | null;
} {
  let align: string | null = null;
  let indent = 0;
  const look: Declaration[] = [];
  const side = element.getAttribute('dir') === 'rtl' ? 'padding-right' : 'padding-left';
  for (const declaration of readDeclarations(element.getAttribute('style'))) {
    const [property, value] = declaration;
    if (property === 'text-align' && ALIGNMENT.test(value.toLowerCase())) align = value.toLowerCase();
    else if (property === side && indentLevel(value) > 0) indent = indentLevel(value);
    else if (isSafeDeclaration(declaration, 'block')) look.push(declaration);
  }
  return { align, indent, look: look.length > 0 ? look.map((one) => one.join(': ')).join('; ') : null };
}
