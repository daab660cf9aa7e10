import { unclobber } from './unclobber.ts';

/** Makes a string assignable where Trusted Types are enforced: `createHTML` of the app's one policy. */
export type CreateHtml = (html: string) => TrustedHTML | string;

/** Parses HTML where nothing happens: no script runs, no image loads, no handler is bound. */
export interface HtmlParser {
  /** A `div` of an inert document with the HTML as its content. */
  parse: (html: string) => HTMLElement;
  /** The inert document, to make further elements in. */
  readonly document: Document;
}

/**
 * A parser on a document of its own that no window shows. Every string that becomes markup in the editor goes through
 * `parse`, so that this is the one place where a policy is needed.
 */
export function createHtmlParser(createHtml: CreateHtml = (html) => html): HtmlParser {
  const inert = document.implementation.createHTMLDocument('');
  return {
    document: inert,
    parse: (html) => {
      const root = inert.createElement('div');
      // React assigns TrustedHTML as it is; so does the DOM, whose types know only strings here.
      root.innerHTML = createHtml(html) as string;
      unclobber(root);
      return root;
    },
  };
}
