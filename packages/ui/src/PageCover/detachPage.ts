/** Elements that show nothing, and those of covers. */
const STAYS = 'script, style, link, template, [data-cover]';

/** Also the marks that react-aria puts before and after a dialog of a cover. */
const stays = (element: Element): boolean =>
  element.matches(
    `${STAYS}, [data-focus-scope-start]:has(+ [data-cover]), [data-cover] + [data-focus-scope-end]`,
  ) || element.querySelector('[data-cover]') !== null;

const scrollOffsets = () =>
  Array.from(document.querySelectorAll('*'), (element) => ({
    element,
    left: element.scrollLeft,
    top: element.scrollTop,
  })).filter(({ left, top }) => left !== 0 || top !== 0);

/**
 * Takes everything out of the document but covers, also what is added later, and keeps its nodes with what was typed.
 * @returns a function that puts it back, scrolled and focused as before
 */
export const detachPage = (): (() => void) => {
  const { body, activeElement } = document;
  const offsets = scrollOffsets();
  // They would come back as parts of the page.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  const page = document.createDocumentFragment();
  const detach = (nodes: Iterable<Node>) => {
    page.append(
      ...[...nodes].filter((node) => node.parentNode === body && !(node instanceof Element && stays(node))),
    );
  };
  detach([...body.childNodes]);
  const observer = new MutationObserver((records) => records.forEach(({ addedNodes }) => detach(addedNodes)));
  observer.observe(body, { childList: true });
  // React removes overlays from the body, into which it has rendered them.
  body.removeChild = <T extends Node>(node: T): T => {
    (node as T & ChildNode).remove();
    return node;
  };
  return () => {
    observer.disconnect();
    Reflect.deleteProperty(body, 'removeChild');
    body.prepend(page);
    for (const { element, ...offset } of offsets) element.scrollTo({ ...offset, behavior: 'instant' });
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
};
