import type { Extensions } from '@tiptap/core';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { toAllowedLink } from '../links.ts';
import { BlockAttributes } from './blockAttributes.ts';
import { PreservedBlock } from './preservedBlock.ts';
import { BulletList, ListItem, OrderedList } from './lists.ts';
import {
  Bold,
  Code,
  Italic,
  Link,
  type LinkOptions,
  Semantic,
  Strike,
  Subscript,
  Superscript,
  TextStyle,
  Underline,
} from './marks.ts';
import { Image, type ImageOptions, Video, type VideoOptions } from './media.ts';
import { ProtectedNodes } from './protectedNodes.ts';
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

/** Required: 100 undo steps; typing within a second is one step. */
const UNDO_STEPS = 100;
const UNDO_GROUP_MS = 1000;

export const richTextExtensions = (
  options: Partial<LinkOptions & ImageOptions & VideoOptions> = {},
  // With React node views in the editor; without them for work on the document alone.
  nodes = { PreservedBlock, Video },
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
  nodes.Video.configure({ toVideoEmbed: options.toVideoEmbed ?? (() => undefined) }),
  nodes.PreservedBlock,
  Semantic,
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
  ProtectedNodes,
  UndoRedo.configure({ depth: UNDO_STEPS, newGroupDelay: UNDO_GROUP_MS }),
  Gapcursor,
  Dropcursor.configure({ color: false, width: 2 }),
];
