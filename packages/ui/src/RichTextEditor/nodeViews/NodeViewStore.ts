import type { NodeViewRenderer } from '@tiptap/core';
import { type ComponentType, createElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { createStopEvent } from './createStopEvent.ts';
import type { NodeViewProps } from './NodeViewProps.ts';

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
      const dom = document.createElement('div');
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
