import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates on behalf of a screen, for example after it has saved. Ignored while a navigation to another screen is pending: it
 * must not cancel what the user has chosen.
 */
export const useRedirect = (): ((href: string, options?: NavigateOptions) => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (href, options) => {
    if (location.pathname === pathname) void navigate(href, options);
  };
};
