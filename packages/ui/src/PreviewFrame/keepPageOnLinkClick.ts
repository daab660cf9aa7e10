function followInNewTab(event: MouseEvent): void {
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

/** A `ref` for previewed content, whose links must not leave the page. */
export function keepPageOnLinkClick(frame: HTMLElement): () => void {
  frame.addEventListener('click', followInNewTab);
  return () => frame.removeEventListener('click', followInNewTab);
}
