import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

type Navigate = (href: string, options?: { replace?: boolean }) => void;

export const NavigationContext = createContext<Navigate | null>(null);

/** New tab, other origin, download, or fragment: the browser must follow the link. */
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

export function useLinkNavigation() {
  const navigate = useContext(NavigationContext);
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    if (!navigate || event.defaultPrevented || isForBrowser(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

export interface NavigationProviderProps {
  /** Client-side navigation to an application URL. */
  navigate: Navigate;
  /** The application. */
  children: ReactNode;
}

/** Routes plain clicks on the kit's links through the host's router. Without it the browser navigates. */
export const NavigationProvider = ({ navigate, children }: NavigationProviderProps) => (
  <NavigationContext value={navigate}>{children}</NavigationContext>
);
