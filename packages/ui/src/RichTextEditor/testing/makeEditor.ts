import { Editor } from '@tiptap/core';
import { richTextExtensions } from '../extensions/richTextExtensions.ts';
import { readHtml, Source } from '../extensions/source.ts';
import { createHtmlParser } from '../html/createHtmlParser.ts';

const PLAYER = /^https:\/\/(?:www\.youtube\.com\/embed\/|player\.vimeo\.com\/video\/)/;

export const parser = createHtmlParser();

/** Creates an editor without the component. Destroy it after use. */
export const makeEditor = (html: string): Editor =>
  new Editor({
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    extensions: [
      ...richTextExtensions({ toVideoEmbed: (url) => (PLAYER.test(url) ? url : undefined) }),
      Source.configure({ html, parser }),
    ],
  });

export const save = (editor: Editor): string => readHtml(editor).html;
