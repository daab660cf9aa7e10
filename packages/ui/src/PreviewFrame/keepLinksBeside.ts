/** Follows a pressed link to the place in the frame that it names, or in a new tab that knows nothing of this one. */
function followBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (!href.startsWith('#')) window.open(link.href, '_blank', 'noopener,noreferrer');
  else if (event.currentTarget instanceof Element)
    event.currentTarget
      .querySelector(`[id="${CSS.escape(href.slice(1))}"]`)
      ?.scrollIntoView({ block: 'nearest' });
}

/** A `ref` for what holds previewed content: following its links does not leave the page that previews it. */
export function keepLinksBeside(frame: HTMLElement): () => void {
  frame.addEventListener('click', followBeside);
  return () => frame.removeEventListener('click', followBeside);
}
