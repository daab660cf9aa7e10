const TOKEN = /@layer [\w, -]+;|@layer [\w-]+ ?\{|[{}]/g;

/** Takes the rules of a style sheet out of their cascade layers. */
export function unlayer(css: string): string {
  const isLayer: boolean[] = [];
  return css.replaceAll(TOKEN, (token) => {
    if (token.endsWith(';')) return '';
    if (token === '}') return isLayer.pop() ? '' : token;
    isLayer.push(token !== '{');
    return token === '{' ? token : '';
  });
}
