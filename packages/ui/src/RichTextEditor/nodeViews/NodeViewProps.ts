import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

export interface NodeViewProps {
  node: Node;
  editor: Editor;
  /** Undefined once the node is not in the document. */
  getPos: () => number | undefined;
  isSelected: boolean;
}
