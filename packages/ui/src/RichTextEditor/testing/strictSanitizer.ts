import { type CreateHtml, createHtmlParser } from '../html/createHtmlParser.ts';

const ALLOWED = new Set(
  'p,h1,h2,h3,h4,h5,h6,ul,ol,li,b,strong,i,em,u,s,a,br,table,tbody,tr,td,th,blockquote,dl,dt,dd,span,div,pre,code'.split(
    ',',
  ),
);

/** Sanitizer for tests: a few elements, no attributes. */
export function strictSanitizer(html: string, createHtml?: CreateHtml): string {
  const root = createHtmlParser(createHtml).parse(html);
  for (const element of [...root.querySelectorAll('*')].toReversed()) {
    if (!ALLOWED.has(element.localName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      element.remove();
    else for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  return root.innerHTML;
}
