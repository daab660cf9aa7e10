/** What a form lists under its name or id. */
const LISTED = 'button, fieldset, img, input, object, output, select, textarea';

/**
 * Gives the forms of a parsed text their own properties back: one with a control called `childNodes` or `attributes` answers
 * with that control, and no walk over the tree could go by what it says. Call it before anything else looks at the tree.
 */
export const unclobber = (root: ParentNode & { ownerDocument: Document }): void => {
  if (!root.querySelector('form')) return;
  const form = root.ownerDocument.createElement('form');
  for (const control of root.querySelectorAll(LISTED))
    for (const attribute of ['name', 'id'])
      if ((control.getAttribute(attribute) ?? '') in form) control.removeAttribute(attribute);
};
