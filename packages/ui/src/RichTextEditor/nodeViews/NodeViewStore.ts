import type { Editor, NodeViewRenderer } from '@tiptap/core';
import { type ComponentType, createElement, type ReactPortal, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Node } from '@tiptap/pm/model';

/** What ProseMirror does to the whole node: select, drag, copy and replace it. */
const ABOUT_NODE = new Set(['mousedown', 'dragenter', 'dragover', 'drop', 'copy', 'cut', 'paste']);

/** Tells which events inside a node view are its own, such as keys on its buttons. Nodes are dragged by their handle only. */
const createStopEvent = (editor: Editor, dom: Element) => {
  // `dragstart` doesn't say where the pointer is.
  let isOnHandle = false;
  return (event: Event): boolean => {
    const { type, target } = event;
    if (!(target instanceof Element)) return false;
    const isDrag = type.startsWith('drag');
    if (type === 'mousedown') isOnHandle = editor.isEditable && target.closest('[data-drag-handle]') !== null;
    if (type === 'dragstart' && target === dom && !isOnHandle) event.preventDefault();
    if (isDrag && isOnHandle) return false;
    if (!isDrag && type !== 'drop' && target.matches('button, input, select, textarea')) return true;
    return !ABOUT_NODE.has(type);
  };
};

export interface NodeViewProps {
  node: Node;
  editor: Editor;
  /** Undefined once the node is not in the document. */
  getPos: () => number | undefined;
  isSelected: boolean;
}

/** The React components of nodes without content: ProseMirror owns their elements, `NodeViewPortals` renders them. */
export class NodeViewStore {
  #portals: readonly ReactPortal[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getPortals = () => this.#portals;

  readonly rendererOf =
    (component: ComponentType<NodeViewProps>): NodeViewRenderer =>
    ({ node, editor, getPos }) => {
      const key = String((this.#count += 1));
      const dom = document.createElement(node.isInline ? 'span' : 'div');
      let props: NodeViewProps = { node, editor, getPos, isSelected: false };
      const render = (changed: Partial<NodeViewProps>) => {
        props = { ...props, ...changed };
        this.#replace(key, createPortal(createElement(component, props), dom, key));
      };
      render({});
      return {
        dom,
        update: (next) => {
          if (next.type !== node.type) return false;
          if (next !== props.node) render({ node: next });
          return true;
        },
        selectNode: () => render({ isSelected: true }),
        deselectNode: () => render({ isSelected: false }),
        stopEvent: createStopEvent(editor, dom),
        ignoreMutation: () => true,
        destroy: () => this.#replace(key),
      };
    };

  #replace(key: string, portal?: ReactPortal): void {
    this.#portals = [...this.#portals.filter((one) => one.key !== key), ...(portal ? [portal] : [])];
    this.#listeners.forEach((listener) => listener());
  }
}

export const NodeViewPortals = ({ store }: { store: NodeViewStore }) =>
  useSyncExternalStore(store.subscribe, store.getPortals);
