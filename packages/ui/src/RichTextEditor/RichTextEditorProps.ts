import type { ReactNode, Ref } from 'react';
import type { CreateHtml } from './html/createHtmlParser.ts';

/** What a screen can ask of the editor. */
export interface RichTextEditorHandle {
  /** Puts the cursor where it was last, or at the start. */
  focus: () => void;
}

export interface RichTextEditorProps {
  /** Name of the text for assistive technology, such as "Privacy Policy". */
  label: string;
  /** HTML as it is stored. Parts that nobody edits come back byte for byte. */
  value: string;
  /** Called with the whole HTML after each change. Undoing every change gives the very string that was opened. */
  onChange: (html: string) => void;
  /** Called when the focus leaves text and toolbar. */
  onBlur?: () => void;
  /** Shown while the text is empty. */
  placeholder?: string;
  /**
   * Shows HTML as its readers will see it, made harmless: what is kept as it is (see `RichTextEditor`) is shown through it,
   * and only through it. It never changes what is stored. Give what the public page shows a text with; what it gives nothing
   * for is shown as source, and so is everything without it.
   */
  showKept?: (html: string) => ReactNode;
  /**
   * `createHTML` of the app's Trusted Types policy. The editor parses stored and pasted HTML in an inert document, through
   * this one function; the result never gets into the page as markup. Needed only where Trusted Types are enforced.
   */
  createHtml?: CreateHtml;
  /**
   * The link as it may be stored, or `about:blank`. Stored links that it would change stay untouched, in a kept part.
   * @default http, https, mailto, tel, sms, and links within the site
   */
  toAllowedLink?: (url: string) => string;
  /**
   * Whether an image of this address may be shown; one that may not is neither fetched nor lost, it becomes a kept part.
   * @default files on the web and on the site, and data of PNG, JPEG, GIF and WebP; nothing else in any case
   */
  isAllowedImage?: (src: string) => boolean;
  /**
   * The address of the player for what somebody typed or stored, a player's own address as it is; undefined where it is no
   * video of an allowed host. Without it there are no videos.
   */
  toVideoEmbed?: (url: string) => string | undefined;
  /** Stores an image and returns its address. Without it images become part of the text, as data. A rejection is shown. */
  uploadImage?: (image: File) => Promise<string>;
  /** Greatest size of an image file. @default 1 MiB */
  maxImageBytes?: number;
  /** The text can be focused and copied, not changed. */
  isReadOnly?: boolean;
  /** The text and its toolbar are out of use. */
  isDisabled?: boolean;
  /** It is being saved: the text cannot be changed meanwhile, the focus stays. */
  isPending?: boolean;
  isInvalid?: boolean;
  /** What is wrong and how to put it right; shown while `isInvalid`. */
  errorMessage?: string;
  /** Help that is always visible, below the text. */
  description?: string;
  ref?: Ref<RichTextEditorHandle>;
}
