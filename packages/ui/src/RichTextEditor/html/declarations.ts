/** A CSS declaration: lower-case property and value as written. */
export type Declaration = readonly [property: string, value: string];

function splitDeclarations(style: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let i = 0; i < style.length; i++) {
    const c = style.charAt(i);
    if (c === '\\') i++;
    else if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '(') depth++;
    else if (c === ')') depth = Math.max(0, depth - 1);
    else if (c === ';' && depth === 0) {
      parts.push(style.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, style.slice(start)];
}

/** Parses a style attribute, including declarations that the browser would drop. */
export const readDeclarations = (style: string | null): Declaration[] =>
  splitDeclarations(style ?? '').flatMap((part) => {
    const colon = part.indexOf(':');
    if (part.trim() === '') return [];
    return [[part.slice(0, Math.max(colon, 0)).trim().toLowerCase(), part.slice(colon + 1).trim()] as const];
  });

export const writeDeclarations = (declarations: readonly Declaration[]): string =>
  `${declarations.map((one) => one.join(': ')).join('; ')};`;

export function setDeclarations(element: Element, declarations: readonly Declaration[]): void {
  if (declarations.length === 0) element.removeAttribute('style');
  else element.setAttribute('style', writeDeclarations(declarations));
}

/** Width of one level, as in Quill. */
const STEP_EM = 3;
export const MAX_INDENT = 8;

export const indentDeclaration = (level: number, isRightToLeft: boolean) =>
  [isRightToLeft ? 'padding-right' : 'padding-left', `${level * STEP_EM}em`] as const;

export function indentLevel(value: string): number {
  const level = Number(/^(\d+)em$/.exec(value)?.[1] ?? Number.NaN) / STEP_EM;
  return Number.isInteger(level) && level <= MAX_INDENT ? level : 0;
}

/** Points per unit. */
const POINTS: Readonly<Record<string, number>> = {
  pt: 1,
  px: 0.75,
  in: 72,
  cm: 28.35,
  mm: 2.835,
  pc: 12,
  em: 12,
  rem: 12,
};

/** A length in points; 0 if it is none. */
export function toPoints(length: string): number {
  const [, number = '0', unit = ''] = /^([+-]?(?:\d+\.?\d*|\.\d+))([a-z]+)$/i.exec(length) ?? [];
  return Number(number) * (POINTS[unit.toLowerCase()] ?? 0);
}

export type Emphasis = 'bold' | 'italic' | 'underline' | 'strike' | 'subscript' | 'superscript';

interface EmphasisRule {
  readonly tag: string;
  readonly properties: readonly string[];
  readonly value: RegExp;
}

const DECORATION = ['text-decoration', 'text-decoration-line'];

/** Declarations that mean the same as an element, by the name of its mark. */
export const EMPHASIS: Readonly<Record<Emphasis, EmphasisRule>> = {
  bold: { tag: 'strong', properties: ['font-weight'], value: /^(bold|bolder|[6-9]00)$/i },
  italic: { tag: 'em', properties: ['font-style'], value: /^(italic|oblique)/i },
  underline: { tag: 'u', properties: DECORATION, value: /underline/i },
  strike: { tag: 's', properties: DECORATION, value: /line-through/i },
  subscript: { tag: 'sub', properties: ['vertical-align'], value: /^sub$/i },
  superscript: { tag: 'sup', properties: ['vertical-align'], value: /^super$/i },
};
