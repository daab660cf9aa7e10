import { registerHooks } from 'node:module';

/**
 * Imports the kit under the condition `react-server`, as frameworks with React Server Components do: only the export
 * names of modules that start with 'use client', and no styles.
 */
const namesIn = (source) =>
  [...source.matchAll(/^export \{ (.*) \};$/gm)].flatMap(([, names]) =>
    names.split(', ').map((name) => name.split(' as ').at(-1)),
  );

const decoder = new TextDecoder();

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    const loaded = nextLoad(url, context);
    const source = typeof loaded.source === 'string' ? loaded.source : decoder.decode(loaded.source);
    if (!/^['"]use client['"]/.test(source)) return loaded;
    return {
      format: 'module',
      source: namesIn(source)
        .map((name) => (name === 'default' ? 'export default "client";' : `export const ${name} = "client";`))
        .join('\n'),
      shortCircuit: true,
    };
  },
});

const { Button, INCOMPLETE_DATE, iconNames } = await import('@planner/ui');
const { RichTextEditor } = await import('@planner/ui/rich-text-editor');
const { darkTheme } = await import('@planner/ui/theme');
const { createTheme, withAccentHue } = await import('@planner/ui/create-theme');
const expected = { Button: 'client', RichTextEditor: 'client', INCOMPLETE_DATE: 'incomplete' };
for (const [name, value] of Object.entries({ Button, RichTextEditor, INCOMPLETE_DATE }))
  if (value !== expected[name]) throw new Error(`${name} is ${String(value)} on the server`);
if (!Array.isArray(iconNames) || typeof darkTheme !== 'string' || darkTheme === 'client')
  throw new Error('names of icons and themes are not values on the server');
if (!createTheme(withAccentHue(150)).includes('--planner-color-accent:'))
  throw new Error('a server cannot create a theme');
