/** An import of those names that a source text uses outside comments, if any. */
export const importUsed = (source, names, from, kind) => {
  const code = source.replaceAll(/\/\*\*.*?\*\//gs, '');
  const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code));
  if (used.length === 0) return undefined;
  return `import ${kind ? `${kind} ` : ''}{ ${used.join(', ')} } from '${from}';`;
};
