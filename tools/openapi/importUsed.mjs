/** An import of those names that a source text uses outside comments. */
export const importUsed = (source, names, from, kind) => {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, '');
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return `import ${kind ? `${kind} ` : ''}{ ${used.join(', ')} } from '${from}';`;
};
