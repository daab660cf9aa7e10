/** Elements that a form exposes as properties by name or id. */
const LISTED = 'button, fieldset, img, input, object, output, select, textarea';

/** A control named `childNodes` hides that property of its form (DOM clobbering). Call it before reading the tree. */
export const removeClobberingNames = (root: ParentNode & { ownerDocument: Document }): void => {
  if (!root.querySelector('form')) return;
  const form = root.ownerDocument.createElement('form');
  for (const control of root.querySelectorAll(LISTED))
    for (const attribute of ['name', 'id'])
      if ((control.getAttribute(attribute) ?? '') in form) control.removeAttribute(attribute);
};
