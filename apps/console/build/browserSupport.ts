import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { type ESTree, parseAst } from 'vite';

/** Versions by the name of the browser in the data. */
export type Browsers = Readonly<Record<string, number>>;

type Names = Map<string, CompatStatement[]>;

const add = (names: Names, name: string, compat: CompatStatement | undefined): void => {
  if (compat) names.set(name, [...(names.get(name) ?? []), compat]);
};

/** Whether every browser has it. Behind a flag or with a prefix it counts as missing. */
const isSupported = ({ support }: CompatStatement, browsers: Browsers): boolean =>
  Object.entries(browsers).every(([browser, version]) => {
    const [first] = [support[browser as 'chrome']].flat();
    const added = first?.flags || first?.prefix || first?.alternative_name ? false : first?.version_added;
    return typeof added === 'string' && Number.parseFloat(added.replace('≤', '')) <= version;
  });

export const compatOf = ({ __compat: compat }: Identifier): CompatStatement | undefined => compat;

/** The features in another, by name. */
const partsOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).flatMap(([name, part]) =>
    name === '__compat' ? [] : [{ name, part: part as Identifier }],
  );

/** What scripts use: globals such as `URL`, static members such as `URL.parse`, and members of instances such as `.toSorted`. */
const scriptNames = (): Names => {
  const names: Names = new Map();
  const builtins = partsOf(bcd.javascript['builtins']);
  const intl = partsOf(builtins.find(({ name }) => name === 'Intl')?.part).map(({ name, part }) => ({
    name: `Intl.${name}`,
    part,
  }));
  for (const { name: owner, part } of [...partsOf(bcd.api), ...builtins, ...intl]) {
    add(names, owner, compatOf(part));
    const isGlobal = owner === 'Window' || owner === 'WorkerGlobalScope';
    for (const { name: key, part: member } of partsOf(part)) {
      const name = key.replace(/_static$/, '');
      if (!/^\w+$/.test(name) || name.includes('_') || name === owner) continue;
      // The data of the language marks none as static.
      if (name !== key || !(owner in bcd.api)) add(names, `${owner}.${name}`, compatOf(member));
      if (name === key) add(names, isGlobal ? name : `.${name}`, compatOf(member));
    }
  }
  return names;
};

type Visit = (node: ESTree.Node, parent: ESTree.Node | undefined) => void;

const visitAll = (node: ESTree.Node, visit: Visit, parent?: ESTree.Node): void => {
  visit(node, parent);
  for (const value of Object.values(node).flat()) {
    if (typeof value === 'object' && value !== null && 'type' in value) visitAll(value, visit, node);
  }
};

/** `y` for `y` and for `x.y`. */
const lastName = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return lastName(node.property);
  return undefined;
};

/** Of a literal, which minifiers write as a template. */
const textOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? node.quasis[0]?.value.raw : undefined;
};

/** True for `x?.y`, `typeof x`, `!x`, `x ?? y`, `if (x) …` and their like. */
const isTested = (node: ESTree.Node, parent: ESTree.Node | undefined): boolean => {
  switch (parent?.type) {
    case 'UnaryExpression':
      return true;
    case 'LogicalExpression':
      return parent.left === node;
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node;
    case 'CallExpression':
    case 'MemberExpression':
      return parent.optional;
    default:
      return false;
  }
};

/**
 * Names that the browsers lack, and that no code tests before it uses them. A member counts by its name, whatever the object, if the
 * code defines none of this name.
 */
export const unsupportedInScripts = (scripts: readonly string[], browsers: Browsers): string[] => {
  const names = scriptNames();
  const used = new Set<string>();
  /** Defined or tested. */
  const known = new Set<string | undefined>();
  const visit: Visit = (node, parent) => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration')
      known.add(node.id ? lastName(node.id) : undefined);
    if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
      known.add(textOf(node.key) ?? lastName(node.key));
    if (node.type === 'AssignmentExpression') known.add(lastName(node.left));
    if (node.type === 'BinaryExpression' && node.operator === 'in') known.add(textOf(node.left));
    const name = lastName(node);
    if (name === undefined) return;
    if (isTested(node, parent)) known.add(name);
    if (node.type === 'MemberExpression') {
      const owner = lastName(node.object);
      used.add(owner && names.has(`${owner}.${name}`) ? `${owner}.${name}` : `.${name}`);
    } else if (parent?.type !== 'MemberExpression' || parent.object === node) used.add(name);
  };
  for (const script of scripts) visitAll(parseAst(script), visit);
  return [...used]
    .filter((name) => {
      const compat = names.get(name);
      return (
        compat && !known.has(name.split('.').at(-1)) && !compat.some((one) => isSupported(one, browsers))
      );
    })
    .toSorted();
};

/** Without blocks of `@supports`, which only browsers apply that have what is in it. */
const withoutSupports = (css: string): string => {
  const start = css.indexOf('@supports');
  if (start < 0) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css.charAt(end)] ?? 0;
  return css.slice(0, start) + withoutSupports(css.slice(end));
};

/** Properties (`color:`), their keywords, pseudo-classes and -elements, at-rules and functions (`min(`) that the browsers lack. */
export const unsupportedInStyles = (css: string, browsers: Browsers): string[] => {
  const names: Names = new Map();
  for (const { name, part } of partsOf(bcd.css.properties)) {
    add(names, `${name}:`, compatOf(part));
    for (const value of partsOf(part)) add(names, `${name}:${value.name}`, compatOf(value.part));
  }
  for (const { name, part } of partsOf(bcd.css.selectors)) add(names, `:${name}`, compatOf(part));
  for (const { name, part } of partsOf(bcd.css['at-rules'])) add(names, `@${name}`, compatOf(part));
  for (const { name, part } of partsOf(bcd.css.types)) add(names, `${name}(`, compatOf(part));
  const rules = withoutSupports(css);
  // Elsewhere `:left` is a keyword.
  const preludes = rules.match(/[^{};]+(?=\{)/g)?.join('\n') ?? '';
  const isUsed = (name: string) =>
    /^[:@]/.test(name)
      ? new RegExp(`${name.replace('(', '\\(')}(?![\\w-])`).test(preludes)
      : new RegExp(`(?<![\\w-])${name.replace('(', '\\(')}${/\w$/.test(name) ? '(?![\\w-])' : ''}`).test(
          rules,
        );
  return [...names]
    .filter(([name, compat]) => !compat.some((one) => isSupported(one, browsers)) && isUsed(name))
    .map(([name]) => name)
    .toSorted();
};
