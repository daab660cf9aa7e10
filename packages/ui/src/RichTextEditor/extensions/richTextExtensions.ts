import type { Extensions } from '@tiptap/core';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { toAllowedLink } from '../links.ts';
import { BlockAttributes } from './blockAttributes.ts';
import { KeptBlock } from './keptBlock.ts';
import { BulletList, ListItem, OrderedList } from './lists.ts';
import {
  Bold,
  Code,
  Italic,
  Link,
  type LinkOptions,
  Meaning,
  Strike,
  Subscript,
  Superscript,
  TextStyle,
  Underline,
} from './marks.ts';
import { Image, type ImageOptions, Video, type VideoOptions } from './media.ts';
import { Table, TableCell, TableHeader, TableRow } from './table.ts';
import {
  Blockquote,
  CodeBlock,
  Container,
  Document,
  HardBreak,
  Heading,
  HorizontalRule,
  Paragraph,
  Text,
} from './textBlocks.ts';

/** Steps that can be undone, and how long typing counts as one of them; figures of the specification. */
const UNDO_STEPS = 100;
const UNDO_GROUP_MS = 1000;

/** Everything the editor can represent. */
export const richTextExtensions = (
  options: Partial<LinkOptions & ImageOptions & VideoOptions> = {},
  // With the views that people see, or bare, for work on the document alone.
  shown: { kept: typeof KeptBlock; video: typeof Video } = { kept: KeptBlock, video: Video },
): Extensions => [
  Document,
  Paragraph,
  Text,
  Heading,
  Blockquote,
  Container,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Image.configure({ isAllowedImage: options.isAllowedImage ?? (() => true) }),
  shown.video.configure({ toVideoEmbed: options.toVideoEmbed ?? (() => undefined) }),
  shown.kept,
  Meaning,
  Link.configure({ toAllowedLink: options.toAllowedLink ?? toAllowedLink }),
  Bold,
  Italic,
  Underline,
  Strike,
  Subscript,
  Superscript,
  Code,
  TextStyle,
  BlockAttributes,
  UndoRedo.configure({ depth: UNDO_STEPS, newGroupDelay: UNDO_GROUP_MS }),
  Gapcursor,
  Dropcursor.configure({ color: false, width: 2 }),
];
