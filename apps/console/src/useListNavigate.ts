import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Navigates within a list: to another page, search or order of it. Once the way leads to another screen it does nothing,
 * as a search that waited for a pause in typing must not call back somebody who has gone Back meanwhile.
 */
export const useListNavigate = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (to: string, options: NavigateOptions): void => {
    if (next === undefined || next.pathname === pathname) void navigate(to, options);
  };
};
