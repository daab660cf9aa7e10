import type { Extensions } from '@tiptap/core';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { toAllowedLink } from '../links.ts';
import { BlockAttributes } from './blockAttributes.ts';
import { BulletList, ListItem, OrderedList } from './lists.ts';
import * as marks from './marks.ts';
import { Image, type ImageOptions, Video, type VideoOptions } from './media.ts';
import { PreservedBlock, PreservedInline } from './preservedBlock.ts';
import { ProtectedNodes } from './protectedNodes.ts';
import { Table, TableBox, TableCell, TableHeader, TableRow } from './table.ts';
import * as blocks from './textBlocks.ts';

/** Required: 100 undo steps; typing within a second is one step. */
const UNDO_STEPS = 100;
const UNDO_GROUP_MS = 1000;

export const richTextExtensions = (
  options: Partial<marks.LinkOptions & ImageOptions & VideoOptions> = {},
  labels: Partial<blocks.ContainerOptions> = {},
  // With React node views in the editor; without them for work on the document alone.
  nodes = { PreservedBlock, PreservedInline, Video },
): Extensions => [
  blocks.Document,
  blocks.Paragraph,
  blocks.Text,
  blocks.Heading,
  blocks.Blockquote,
  blocks.Container.configure(labels),
  blocks.Caption.configure(labels),
  blocks.CodeBlock,
  blocks.HorizontalRule,
  blocks.HardBreak,
  BulletList,
  OrderedList,
  ListItem,
  TableBox,
  Table,
  TableRow,
  TableHeader,
  TableCell,
  Image.configure({ isAllowedImage: options.isAllowedImage ?? (() => true) }),
  nodes.Video.configure({ toVideoEmbed: options.toVideoEmbed ?? (() => undefined) }),
  nodes.PreservedBlock,
  nodes.PreservedInline,
  marks.Semantic,
  marks.Link.configure({ toAllowedLink: options.toAllowedLink ?? toAllowedLink }),
  marks.Bold,
  marks.Italic,
  marks.Underline,
  marks.Strike,
  marks.Subscript,
  marks.Superscript,
  marks.Code,
  marks.TextStyle,
  BlockAttributes,
  ProtectedNodes,
  UndoRedo.configure({ depth: UNDO_STEPS, newGroupDelay: UNDO_GROUP_MS }),
  Gapcursor,
  Dropcursor.configure({ color: false, width: 2 }),
];
