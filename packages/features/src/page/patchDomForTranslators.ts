/**
 * Translators wrap text nodes in elements. When React then removes or moves such a node, the browser throws and the
 * screen crashes (https://github.com/facebook/react/issues/11538).
 */
export const patchDomForTranslators = (): void => {
  const removeChild: (child: Node) => Node = Reflect.get(Node.prototype, 'removeChild');
  const insertBefore: (node: Node, before: Node | null) => Node = Reflect.get(Node.prototype, 'insertBefore');
  Node.prototype.removeChild = function removeOwn<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insertOwn<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let reference = before;
    // Insert before the wrapper, if `before` was wrapped.
    while (reference && reference.parentNode !== this) reference = reference.parentNode;
    return insertBefore.call(this, node, reference) as T;
  };
};
