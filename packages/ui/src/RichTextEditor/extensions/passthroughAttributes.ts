import {
  type Declaration,
  readDeclarations,
  setDeclarations,
  writeDeclarations,
} from '../html/declarations.ts';

/** Attributes of the editor's own DOM. */
const RESERVED = /^data-(?:preserved-|passthrough-|pm-|bare$|section$|container$)/;
/** `setAttribute` throws for other names. */
const NAME = /^[a-z_][\w:.-]*$/i;

/** Holds them as JSON in the editor's DOM, so that they are copied and pasted but not applied. */
const PASSTHROUGH_ATTRIBUTE = 'data-passthrough-attributes';

export type PassthroughAttributes = Readonly<Record<string, string>>;

interface Applied {
  /** Attributes that the node or mark handles itself. */
  readonly own?: readonly string[];
  /** Whether it applies a declaration of the style itself. @default none */
  readonly hasStyle?: (declaration: Declaration) => boolean;
}

/** All attributes and declarations that are written back but not applied in the editor. */
export function readPassthrough(
  element: Element,
  { own = [], hasStyle = () => false }: Applied = {},
): PassthroughAttributes | null {
  const passthrough: Record<string, string> = {};
  const isAllowed = (name: string) => NAME.test(name) && !RESERVED.test(name) && !own.includes(name);
  const copied = element.getAttribute(PASSTHROUGH_ATTRIBUTE);
  if (copied !== null) {
    const known = parseRecord(copied);
    for (const [name, value] of Object.entries(known)) if (isAllowed(name)) passthrough[name] = value;
  } else
    for (const { name, value } of element.attributes) {
      if (!isAllowed(name)) continue;
      const rest = readDeclarations(value).filter((one) => !hasStyle(one));
      if (name !== 'style') passthrough[name] = value;
      else if (rest.length > 0) passthrough[name] = writeDeclarations(rest);
    }
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

/** The attribute of a node or mark that holds them. */
export const passthroughAttribute = (applied: (element: Element) => Applied = () => ({})) => ({
  default: null,
  parseHTML: (element: Element) => readPassthrough(element, applied(element)),
  renderHTML: ({ passthrough }: Record<string, unknown>) =>
    passthrough ? { [PASSTHROUGH_ATTRIBUTE]: JSON.stringify(passthrough) } : {},
});

/** Hides all attributes of an element from the editor. */
export function hideAttributes(element: Element): void {
  const hidden = readPassthrough(element);
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (hidden) element.setAttribute(PASSTHROUGH_ATTRIBUTE, JSON.stringify(hidden));
}

export function restorePassthrough(root: Element): void {
  for (const element of root.querySelectorAll(`[${PASSTHROUGH_ATTRIBUTE}]`)) {
    const passthrough = readPassthrough(element);
    element.removeAttribute(PASSTHROUGH_ATTRIBUTE);
    for (const [name, value] of Object.entries(passthrough ?? {})) {
      const applied = name === 'style' ? readDeclarations(element.getAttribute('style')) : [];
      if (applied.length > 0) setDeclarations(element, [...applied, ...readDeclarations(value)]);
      // What the editor has set since wins.
      else if (!element.hasAttribute(name)) element.setAttribute(name, value);
    }
  }
}
