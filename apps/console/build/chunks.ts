import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const findChunk = (bundle: Bundle, name: string, isWanted: (chunk: Chunk) => boolean): Chunk => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && isWanted(file));
  if (chunk?.type !== 'chunk') throw new Error(`No chunk contains ${name}`);
  return chunk;
};

export const entryOf = (bundle: Bundle): Chunk => findChunk(bundle, 'the entry', ({ isEntry }) => isEntry);

/** The chunk of a component that is loaded lazily. */
export const chunkOf = (context: Rolldown.PluginContext, bundle: Bundle, component: string): Chunk =>
  findChunk(bundle, component, ({ moduleIds }) =>
    moduleIds.some((id) => {
      const module = context.getModuleInfo(id);
      return module && module.dynamicImporters.length > 0 && module.exports.includes(component);
    }),
  );

/** A chunk with all its static imports and their style sheets. */
export const filesOf = (bundle: Bundle, chunk: Chunk): string[] => {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const file = bundle[fileName];
    if (!file || file.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const name of file.viteMetadata?.importedCss ?? []) files.add(name);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...files];
};
