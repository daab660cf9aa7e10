/**
 * Lets React live with a document that translators and extensions have rearranged. They put text into elements of their own;
 * React then removes or moves a node from where it is no longer, and the browser throws, which would take the screen down.
 */
export const tolerateForeignChanges = (): void => {
  const removeChild: (child: Node) => Node = Reflect.get(Node.prototype, 'removeChild');
  const insertBefore: (node: Node, before: Node | null) => Node = Reflect.get(Node.prototype, 'insertBefore');
  Node.prototype.removeChild = function removeOwn<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    // Its new parent holds nothing but it, or is not ours to tidy up.
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function insertOwn<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let place = before;
    // What it should stand before may have been wrapped: then before the wrapper.
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
};
