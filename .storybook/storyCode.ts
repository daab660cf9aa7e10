import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { babelParse, generate, traverse, types as t } from 'storybook/internal/babel';
import { createStoryArgsResolver, type CsfFile } from 'storybook/internal/csf-tools';

type Args = Readonly<Record<string, t.Node>>;

/** "Show code" has room for it without scrolling sideways. */
const LINE_LENGTH = 80;

const SOURCES = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));
const KIT = '@planner/ui';
/** Entries of the kit besides its index, by the folder of their modules. */
const ENTRIES: Readonly<Record<string, string>> = {
  RichTextEditor: `${KIT}/rich-text-editor`,
  messages: `${KIT}/messages`,
  theme: `${KIT}/theme`,
};

/** Applications don't import their components. */
const OTHER_GROUPS = new Set(['Features', 'Foundations', 'Tools']);

const parse = (code: string): t.File => babelParse(code);
const print = (node: t.Node): string => generate(node, { jsescOption: { minimal: true } }).code;

const isText = (node: t.Node | undefined): node is t.StringLiteral => t.isStringLiteral(node);

function attribute(name: string, value: t.Node): t.JSXAttribute {
  const key = t.jsxIdentifier(name);
  if (t.isBooleanLiteral(value, { value: true })) return t.jsxAttribute(key);
  // JSX has no escapes in strings.
  return isText(value) && !/["\\\n]|[^\u0020-\uffff]/.test(value.value)
    ? t.jsxAttribute(key, t.stringLiteral(value.value))
    : t.jsxAttribute(key, t.jsxExpressionContainer(value as t.Expression));
}

function childrenOf(value: t.Node | undefined): t.JSXElement['children'] {
  if (!value) return [];
  if (t.isJSXFragment(value)) return value.children;
  if (t.isJSXElement(value)) return [value];
  if (isText(value) && !/[{}<>&\n]|^\s|\s$/.test(value.value)) return [t.jsxText(value.value)];
  return [t.jsxExpressionContainer(value as t.Expression)];
}

const isMock = (node: t.Node) =>
  t.isCallExpression(node) && t.isIdentifier(node.callee, { name: 'fn' }) && node.arguments.length === 0;

const isArgs = (node: t.Node) => t.isIdentifier(node, { name: 'args' });

/** Writes a story's args where its render function reads them. */
function inlineArgs(file: t.File, args: Args): void {
  traverse(file, {
    JSXOpeningElement({ node, parent }) {
      const own = new Set(
        node.attributes.flatMap((one) =>
          t.isJSXAttribute(one) && t.isJSXIdentifier(one.name) ? [one.name.name] : [],
        ),
      );
      const hasSpread = node.attributes.some((one) => t.isJSXSpreadAttribute(one) && isArgs(one.argument));
      if (!hasSpread || !t.isJSXElement(parent)) return;
      node.attributes = node.attributes.flatMap((one) =>
        t.isJSXSpreadAttribute(one) && isArgs(one.argument)
          ? Object.entries(args)
              .filter(([name]) => name !== 'children' && !own.has(name))
              .map(([name, value]) => attribute(name, value))
          : [one],
      );
      if (parent.children.length > 0 || own.has('children')) return;
      parent.children = childrenOf(args['children']);
      node.selfClosing = parent.children.length === 0;
      parent.closingElement = node.selfClosing ? null : t.jsxClosingElement(node.name);
    },
    MemberExpression(read) {
      const { object, property } = read.node;
      if (!isArgs(object) || !t.isIdentifier(property)) return;
      const value = args[property.name] ?? t.identifier('undefined');
      // A call that only a test observes.
      if (isMock(value) && read.key === 'callee') read.parentPath.remove();
      else read.replaceWith(t.cloneNode(value, true));
    },
  });
}

const anyValues = () => {
  const values = t.restElement(t.identifier('_values'));
  values.typeAnnotation = t.tsTypeAnnotation(t.tsArrayType(t.tsUnknownKeyword()));
  return values;
};

/** Replaces the mock functions of tests. */
function withoutMocks(code: string): t.File {
  const file = parse(code);
  traverse(file, {
    CallExpression(call) {
      if (!t.isIdentifier(call.node.callee, { name: 'fn' })) return;
      const [implementation] = call.node.arguments;
      const parameters = t.isVariableDeclarator(call.parent) ? [anyValues()] : [];
      call.replaceWith(implementation ?? t.arrowFunctionExpression(parameters, t.blockStatement([])));
    },
  });
  return file;
}

/** Names of values and types that the code does not declare itself. */
function globalsOf(file: t.File): string[] {
  const names: string[] = [];
  traverse(file, {
    Program({ scope }) {
      names.push(...Object.keys((scope as unknown as { globals: object }).globals));
    },
    // Babel's scopes have values only.
    TSTypeReference({ node }) {
      if (t.isIdentifier(node.typeName)) names.push(node.typeName.name);
    },
  });
  return names;
}

const namesOf = (statement: t.Statement): string[] => {
  if (t.isVariableDeclaration(statement))
    return statement.declarations.flatMap(({ id }) => (t.isIdentifier(id) ? [id.name] : []));
  return t.isFunctionDeclaration(statement) ||
    t.isTSInterfaceDeclaration(statement) ||
    t.isTSTypeAliasDeclaration(statement)
    ? [statement.id?.name ?? '']
    : [];
};

/** Story helpers that hold a component's state stand for the component, which they name as their `displayName`. */
const standInsOf = (statements: readonly t.Statement[]): ReadonlyMap<string, string> =>
  new Map(
    statements.flatMap((statement) => {
      if (!t.isExpressionStatement(statement) || !t.isAssignmentExpression(statement.expression)) return [];
      const { left, right } = statement.expression;
      return t.isMemberExpression(left) &&
        t.isIdentifier(left.property, { name: 'displayName' }) &&
        t.isIdentifier(left.object) &&
        isText(right)
        ? [[left.object.name, right.value] as const]
        : [];
    }),
  );

function replaceStandIns(file: t.File, standIns: ReadonlyMap<string, string>): void {
  traverse(file, {
    JSXIdentifier({ node }) {
      node.name = standIns.get(node.name) ?? node.name;
    },
  });
}

const publicNames = new Set(
  parse(readFileSync(path.join(SOURCES, 'index.ts'), 'utf8')).program.body.flatMap((statement) =>
    t.isExportNamedDeclaration(statement)
      ? statement.specifiers.map(({ exported }) => (t.isIdentifier(exported) ? exported.name : ''))
      : [],
  ),
);

const isInEntry = (module: string) => Object.keys(ENTRIES).some((folder) => module.includes(`/${folder}/`));

/** The statements of a module, with those of modules that the kit doesn't export in place of their imports. */
function statementsOf(file: string, read = new Set<string>()): t.Statement[] {
  if (read.has(file)) return [];
  read.add(file);
  return parse(readFileSync(file, 'utf8')).program.body.flatMap((statement) => {
    if (t.isExportNamedDeclaration(statement)) return statement.declaration ?? [];
    if (!t.isImportDeclaration(statement)) return [statement];
    const module = statement.source.value;
    const imported = path.resolve(path.dirname(file), module);
    return !module.startsWith('.') ||
      isInEntry(imported) ||
      statement.specifiers.every(({ local }) => publicNames.has(local.name))
      ? [statement]
      : statementsOf(imported, read);
  });
}

/** The module that an application imports in place of a module of the kit. */
function publicModule(module: string): string {
  if (!module.startsWith('.')) return module;
  return ENTRIES[/^(?:\.\.\/)+([^/]+)\//.exec(module)?.[1] ?? ''] ?? KIT;
}

function importsFor(names: ReadonlySet<string>, statements: readonly t.Statement[], folder: string): string {
  const specifiers = new Map<string, Set<string>>();
  for (const statement of statements) {
    if (!t.isImportDeclaration(statement) || statement.source.value === 'storybook/test') continue;
    const module = statement.source.value.startsWith('./')
      ? (ENTRIES[folder] ?? KIT)
      : publicModule(statement.source.value);
    for (const specifier of statement.specifiers) {
      if (!names.has(specifier.local.name) || !t.isImportSpecifier(specifier)) continue;
      const isType = statement.importKind === 'type' || specifier.importKind === 'type';
      const list = specifiers.get(module) ?? new Set();
      specifiers.set(module, list.add(`${isType ? 'type ' : ''}${specifier.local.name}`));
    }
  }
  return [...specifiers]
    .map(([module, list]) => `import { ${[...list].toSorted().join(', ')} } from '${module}';`)
    .join('\n');
}

/** The story as a component: its render function, or the component with its args. */
function exampleOf(component: string, args: Args, render: t.Node | undefined): t.File {
  const element = () =>
    t.jsxElement(
      t.jsxOpeningElement(t.jsxIdentifier(component), [t.jsxSpreadAttribute(t.identifier('args'))], true),
      null,
      [],
    );
  const id = t.identifier('Example');
  const example =
    t.isFunctionExpression(render) || (t.isArrowFunctionExpression(render) && t.isBlockStatement(render.body))
      ? t.functionDeclaration(id, [], t.cloneNode(render.body as t.BlockStatement, true))
      : t.variableDeclaration('const', [
          t.variableDeclarator(
            id,
            t.arrowFunctionExpression(
              [],
              t.isArrowFunctionExpression(render) ? t.cloneNode(render.body, true) : element(),
            ),
          ),
        ]);
  const file = t.file(t.program([t.exportNamedDeclaration(example)]));
  inlineArgs(file, args);
  return file;
}

/** The code of a story as an application would write it: imports from the kit, the data it needs, one component. */
async function storyCode(
  source: CsfFile,
  component: string,
  key: string,
  folder: string,
  body: readonly t.Statement[],
): Promise<string> {
  const { args, storyMembers, metaMembers } = createStoryArgsResolver(source).resolve(key);
  const given = Object.fromEntries(
    Object.entries(args)
      .filter(([, value]) => !t.isIdentifier(value, { name: 'undefined' }))
      .map(([name, value]) => [
        name,
        t.cloneNode(t.isTSAsExpression(value) ? value.expression : (value as t.Node), true),
      ]),
  );
  const render = storyMembers.properties['render'] ?? metaMembers.properties['render'];
  const example = exampleOf(component, given, render);
  replaceStandIns(example, standInsOf(body));

  const names = new Set<string>();
  const declarations = new Map<t.Statement, string>();
  /** Prints code with the declarations that it needs. */
  const include = (node: t.Node): string => {
    const file = withoutMocks(print(node));
    for (const name of globalsOf(file)) {
      if (names.has(name)) continue;
      names.add(name);
      const statement = body.find((one) => namesOf(one).includes(name));
      if (statement) declarations.set(statement, include(statement));
    }
    return print(file);
  };
  const code = include(example);
  const parts = [
    importsFor(names, body, folder),
    ...body.flatMap((statement) => declarations.get(statement) ?? []),
    code,
  ].join('\n\n');
  const { code: formatted, errors } = await format('Example.tsx', parts, {
    singleQuote: true,
    printWidth: LINE_LENGTH,
  });
  if (errors.length > 0) throw new Error(`${key}: ${errors[0]?.message}\n${parts}`);
  return formatted.trimEnd();
}

/** For `experimental_enrichCsf`: gives each story of a component of the kit the code that "Show code" prints. */
export async function addStoryCode(csf: CsfFile, source: CsfFile): Promise<void> {
  const { _meta: meta, _stories: stories } = source;
  const { _ast: ast } = csf;
  const [group, name] = meta?.title?.split('/') ?? [];
  if (!meta?.component || !name || OTHER_GROUPS.has(group ?? '')) return;
  const [file] = globSync(path.join(SOURCES, `*/${name}.stories.tsx`));
  if (!file) throw new Error(`No story file is named after ${name}`);
  const statements = statementsOf(file);
  const folder = path.basename(path.dirname(file));
  for (const key of Object.keys(stories)) {
    const code = JSON.stringify(await storyCode(source, meta.component, key, folder, statements));
    const parameters = `${key}.input.parameters`;
    ast.program.body.push(
      ...parse(
        `${parameters} = { ...${parameters}, docs: { ...${parameters}?.docs, source: { code: ${code} } } };`,
      ).program.body,
    );
  }
}
