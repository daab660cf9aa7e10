export const tagOf = (node: Node): string => node.nodeName.toLowerCase();

export const isElement = (node: Node | null | undefined): node is HTMLElement => node?.nodeType === 1;
export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
export const isComment = (node: Node | null | undefined): node is Comment => node?.nodeType === 8;

/** Whether text consists of HTML white space only, which excludes no-break spaces. */
export const isBlank = (text: string): boolean => /^[\t\n\f\r ]*$/.test(text);
