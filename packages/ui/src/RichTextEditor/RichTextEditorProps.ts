import type { ReactNode, Ref } from 'react';
import type { RootProps } from '../root/rootProps.ts';
import type { TextPassage } from './comments/findPassage.ts';
import type { CreateHtml } from './html/createHtmlParser.ts';
import type { PasteResult } from './paste/PasteReport.ts';
import type { EditorWords } from './useEditorWords.ts';

/** What the `ref` of `RichTextEditor` offers. */
export interface RichTextEditorHandle {
  /** Focuses the text at the last cursor position, or at its start. */
  focus: () => void;
  /** Moves the focus to the passage of a comment, if the text still has it. */
  focusComment: (id: string) => void;
}

/** A place in the text. */
export interface TextMark {
  /** Characters of text before it, without white space. */
  at: number;
  /** Accessible name, also its tooltip. */
  label: string;
}

/** Comments beside the text, which are no part of it. */
export interface TextComments {
  /** What they are about. Marked in the text, and found again after changes elsewhere. */
  passages: ReadonlyArray<TextPassage & { id: string }>;
  /** Id of the one that the app shows, marked like a selection. */
  current?: string | undefined;
  /** Adds a tool and Mod+Alt+M, which call it with the selected words, or those of the block with the caret. Keep the same function. */
  onAdd?: ((passage: TextPassage) => void) | undefined;
  /** Called with the id of a marked passage that was pressed. */
  onPress: (id: string) => void;
  /** Called with the ids of the passages that the text has, in its order; a moment after changes. */
  onFound: (ids: readonly string[]) => void;
}

export interface RichTextEditorProps extends Pick<RootProps, 'id' | 'className'> {
  /** Accessible name of the text, such as "Privacy Policy". */
  label: string;
  /** Stored HTML. A value that the editor did not report is one undo step; change the `key` for an unrelated text. */
  value: string;
  /** Called with the complete HTML after each change. Undoing all changes gives the original string. */
  onChange: (html: string) => void;
  /** Called when a dialog of the editor starts and stops having input that would be lost with the page. */
  onDialogDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called when focus leaves the editor, toolbar included. */
  onBlur?: (() => void) | undefined;
  /** Shown while the text is empty. */
  placeholder?: string | undefined;
  /** Places to mark, such as what the app will remove. A new value with `shown` selects and scrolls to the place with that `at`. */
  marks?: { places: ReadonlyArray<TextMark>; shown?: number } | undefined;
  /** Comments that the app shows beside the text. */
  comments?: TextComments | undefined;
  /** Renders preserved HTML as on the public page. It must sanitize: nothing else does. @default shows the source */
  renderPreserved?: ((html: string) => ReactNode) | undefined;
  /** `createHTML` of the app's Trusted Types policy, needed if they are enforced. Used only in an inert document. */
  createHtml?: CreateHtml | undefined;
  /**
   * Returns the link to store, or `about:blank`. A stored link that it would change is preserved.
   * @default allows http, https, mailto, tel, sms and relative URLs
   */
  toAllowedLink?: ((url: string) => string) | undefined;
  /**
   * Whether the editor may load an image URL. Other images are not loaded but preserved.
   * @default http(s) and relative URLs, and PNG, JPEG, GIF or WebP data; others are never allowed
   */
  isAllowedImage?: ((src: string) => boolean) | undefined;
  /** Converts a video URL to its player's URL; undefined if it is not allowed. Player URLs stay unchanged. @default no videos */
  toVideoEmbed?: ((url: string) => string | undefined) | undefined;
  /** Stores an image and returns its URL. The message of a rejection is shown. @default embeds images as data URLs */
  uploadImage?: ((image: File) => Promise<string>) | undefined;
  /** Largest image that can be inserted. @default 1 MiB */
  maxImageBytes?: number | undefined;
  /** Can be focused and copied, but not changed. */
  isReadOnly?: boolean | undefined;
  /** Cannot be changed or focused. */
  isDisabled?: boolean | undefined;
  /** Saving: the text is read-only and keeps the focus. */
  isPending?: boolean | undefined;
  /** Marks the editor as wrong. */
  isInvalid?: boolean | undefined;
  /** Shown while `isInvalid`. */
  errorMessage?: string | undefined;
  /** Help text below the editor. */
  description?: string | undefined;
  /** Handle with methods of the editor. */
  ref?: Ref<RichTextEditorHandle> | undefined;
}

/** What the extensions of the editor ask of the component around it. */
export interface EditorActions {
  onToolbar: () => void;
  onLink: () => void;
  onFind: () => void;
  /** Undefined if nothing can be commented on. */
  onComment: (() => void) | undefined;
  onEditPreserved: (position: number) => void;
  announce: (message: string) => void;
  /** Whether tags of the source had to be rewritten to keep all words. */
  onSimplified: (isSimplified: boolean) => void;
  /** Tab stayed in the text: shows how to leave it. */
  onTabStays: () => void;
  onImages: (files: readonly File[]) => void;
  /** What a paste did; undefined if all of it was taken as it is. */
  onPasted: (result: PasteResult | undefined) => void;
  /** The code for it could not be fetched. */
  onPasteFailed: (error: unknown) => void;
  /** The text was opened, or replaced by another. */
  onOpened: () => void;
}

export interface EditorInput {
  props: RichTextEditorProps;
  words: EditorWords;
  actions: EditorActions;
}

/** Extensions are created once and read the latest input. */
export interface InputOptions {
  latest: () => EditorInput;
}
