// Runs before the first paint, so that no frame shows in the wrong theme. A classic script on purpose: modules wait for
// the document. src/theme/theme.ts takes over once the console runs; both read and write the same things.
(() => {
  let stored = null;
  let isSomebodyRemembered = false;
  try {
    stored = localStorage.getItem('theme');
    isSomebodyRemembered = localStorage.getItem('user') !== null;
  } catch {
    // Storage is blocked: the system decides on the theme, the server on who is signed in.
  }

  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'dark' : 'light';
  const color = document.querySelector('meta[name="theme-color"]');
  document.documentElement.classList.add(theme);
  document.querySelector('meta[name="color-scheme"]').content = theme;
  color.content = color.dataset[theme];

  if (location.pathname === '/' && !isSomebodyRemembered) {
    // The sign-in is painted before its code is there; src/firstPaint has more of it.
    document.addEventListener('readystatechange', () => {
      document.getElementById('first-paint')?.removeAttribute('hidden');
    });
  } else {
    // Every other path needs what is behind the sign-in, too, or the page of a legal text: it comes along with the first module, not after it.
    const isPolicy = /^\/(?:privacy-policy|terms-and-conditions)\/?$/.test(location.pathname);
    for (const href of isPolicy ? ['/src/ReadPolicy.tsx'] : ['/src/Console.tsx']) {
      const link = document.createElement('link');
      if (href.endsWith('.css')) {
        // Applied by whoever imports it, after the first style sheet: that one settles the order of the layers.
        link.rel = 'preload';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  }
})();
