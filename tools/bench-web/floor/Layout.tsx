import { useEffect, useState } from 'react';
import { Link, Outlet } from 'react-router-dom';

export const Layout = () => {
  const [isDark, setIsDark] = useState(false);
  useEffect(() => {
    document.documentElement.classList.toggle('dark', isDark);
  }, [isDark]);
  return (
    <>
      <nav>
        <Link to="/users/all-users">All Users</Link>
        <Link to="/finances/all-categories">All Categories</Link>
        <button type="button" onClick={() => setIsDark(!isDark)}>
          {isDark ? 'Switch to light theme' : 'Switch to dark theme'}
        </button>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
};
