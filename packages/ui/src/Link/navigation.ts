import { createContext, type MouseEvent, useContext } from 'react';

/** Goes to `href`; `replace` puts it in the place of the present entry of the history. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

export const NavigationContext = createContext<Navigate | null>(null);

/** True where the browser itself has to follow a link: other tab, other site, download, or a place on this page. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    (link.getAttribute('href') ?? '#').startsWith('#')
  );
}

/** Click handler for every anchor of the kit: hands an ordinary press to the host's router, see `NavigationProvider`. */
export function useLinkNavigation() {
  const navigate = useContext(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (!navigate || event.defaultPrevented || isForBrowser(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
