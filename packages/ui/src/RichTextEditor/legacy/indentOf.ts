/** Indentation level of a class of Quill, 1 to 8; 0 for other classes. */
export const indentOf = (name: string): number => Number(/^ql-indent-([1-8])$/.exec(name)?.[1] ?? 0);
