/* oxlint-disable unicorn/consistent-function-scoping -- The browser gets this one function. */
/**
 * What is wrong with the layout of the page at its current size: controls that are covered, cut off or narrower than their text, text that leaves
 * its cell, and sideways scrolling outside labelled regions. Runs in the page, so it uses nothing from outside.
 */
export const layoutFaults = (): string[] => {
  const faults = new Set<string>();
  const root = document.documentElement;
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} “${(text || element.getAttribute('class') || '').slice(0, 40)}”`;
  };
  /** Not if only assistive technology sees it. */
  const visible = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let each: HTMLElement | null = element as HTMLElement; each; each = each.parentElement)
      if (each.inert || getComputedStyle(each).clipPath !== 'none') return false;
    return true;
  };
  // A modal dialog makes the rest inert.
  const modals = [...document.querySelectorAll('dialog:modal, [role=dialog], [role=alertdialog]')].filter(
    visible,
  );
  const top = modals.at(-1) ?? document.body;

  if (root.scrollWidth > root.clientWidth)
    faults.add(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);

  const scrollers = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 || !scrollers(element) || !visible(element)) continue;
    if (element.matches('input, textarea, select')) continue;
    // In a toolbar the arrow keys scroll.
    if (!element.matches('[role=region][aria-label][tabindex="0"], [role=toolbar][aria-label]'))
      faults.add(`${nameOf(element)} scrolls sideways by ${element.scrollWidth - element.clientWidth} px`);
  }

  /** Shortened with an ellipsis; the whole text is its title. */
  const isShortened = (element: Element) => {
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      if (getComputedStyle(each).textOverflow === 'ellipsis' && !each.matches('input, select')) return true;
    return false;
  };

  // Names and addresses are whole.
  for (const element of top.querySelectorAll('main :is(h1, dd, th, td, li) :is(a, bdi, span)'))
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 2 &&
      isShortened(element) &&
      visible(element)
    )
      faults.add(`${nameOf(element)} ends in an ellipsis`);

  /** The boxes of an element's own text. */
  const textBoxes = (element: Element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || !visible(parent) || !walker.currentNode.textContent?.trim()) continue;
      // Checked by itself.
      if (parent.closest('option') || isShortened(parent)) continue;
      range.selectNodeContents(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes.filter(({ width }) => width > 1);
  };
  const leaves = (box: DOMRect, around: DOMRect) =>
    box.left < around.left - 1 ||
    box.right > around.right + 1 ||
    // Line boxes are higher than letters.
    box.top < around.top - 4 ||
    box.bottom > around.bottom + 4;

  const controls = [
    ...top.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]',
    ),
  ].filter((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    // Not hidden visually, such as a skip link or the input of a file.
    return (
      bottom + scrollY > 0 &&
      width > 2 &&
      height > 2 &&
      visible(element) &&
      !element.closest('select > *, [aria-hidden=true]')
    );
  });

  const hits = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return 'nothing';
    if (control.contains(hit) || hit.closest('label')?.control === control) return undefined;
    // A field's own button, such as “Show password”, lies in its box.
    const own = control.getBoundingClientRect();
    const other = (hit.closest('button, input') ?? hit).getBoundingClientRect();
    const isOwn =
      control.matches('input') &&
      other.width < own.width / 2 &&
      other.left >= own.left &&
      other.right <= own.right;
    return isOwn ? undefined : nameOf(hit);
  };
  for (const control of controls) {
    const isRegion = control.matches('[role=region], section, [contenteditable]');
    const cover = () => {
      // Of a link over several lines, the longest: a line may hold its last space only.
      const [line] = [...control.getClientRects()].toSorted((a, b) => b.width - a.width);
      const box = line ?? control.getBoundingClientRect();
      if (box.left < -1 || box.right > root.clientWidth + 1) return 'the edge of the window';
      if (isRegion || box.height > innerHeight || box.top < 0 || box.bottom > innerHeight)
        return isRegion || box.height > innerHeight ? undefined : 'the edge of the window';
      const at = (x: number, y: number) => hits(control, box.left + x * box.width, box.top + y * box.height);
      // Chromium shifts the hit test of text by up to 2 px.
      const edge = 3 / box.width;
      return (
        at(0.5, 0.5) ??
        at(0.25, 0.25) ??
        at(0.75, 0.25) ??
        at(0.25, 0.75) ??
        at(0.75, 0.75) ??
        at(edge, 0.5) ??
        at(1 - edge, 0.5)
      );
    };
    let covered = cover();
    for (const block of ['center', 'start', 'end'] as const) {
      if (!covered) break;
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      covered = cover();
    }
    if (covered) faults.add(`${nameOf(control)} is covered by ${covered}`);

    const own = control.getBoundingClientRect();
    if (
      control.matches('button, select, summary') ||
      (control.matches('a') && getComputedStyle(control).display !== 'inline')
    )
      if (textBoxes(control).some((box) => leaves(box, own))) faults.add(`text leaves ${nameOf(control)}`);
    for (const part of [control, ...control.querySelectorAll('*')]) {
      const style = getComputedStyle(part);
      if (
        part.scrollWidth > part.clientWidth + 1 &&
        /hidden|clip/.test(style.overflowX) &&
        part.clientWidth > 2 &&
        !part.closest('[title]') &&
        visible(part) &&
        !part.matches('input, textarea, option')
      )
        faults.add(`${nameOf(control)} cuts off its text`);
    }
  }
  for (const cell of top.querySelectorAll('th, td, label, dt, dd, h1, h2, h3')) {
    if (!visible(cell)) continue;
    const own = cell.getBoundingClientRect();
    if (own.width > 2 && textBoxes(cell).some((box) => leaves(box, own)))
      faults.add(`text leaves ${nameOf(cell)}`);
  }
  scrollTo(0, 0);
  return [...faults];
};
