import { removeClobberingNames } from './removeClobberingNames.ts';

/** `createHTML` of a Trusted Types policy. */
export type CreateHtml = (html: string) => TrustedHTML | string;

/** Parses HTML in an inert document: no script runs, nothing loads. */
export interface HtmlParser {
  parse: (html: string) => HTMLElement;
  readonly document: Document;
}

/** The editor turns strings into markup only through `parse`, so Trusted Types need a policy only here. */
export function createHtmlParser(createHtml: CreateHtml = (html) => html): HtmlParser {
  const inert = document.implementation.createHTMLDocument('');
  return {
    document: inert,
    parse: (html) => {
      const root = inert.createElement('div');
      // TypeScript's DOM types lack TrustedHTML here.
      root.innerHTML = createHtml(html) as string;
      removeClobberingNames(root);
      return root;
    },
  };
}
