// Sets the theme before the first paint, and requests the session, the screen's data and its code. A classic script, because modules run after
// the document is parsed. Keep the theme in sync with src/theme/useTheme.ts, which takes over once the console runs.
(() => {
  // As new as the oldest browsers that the console supports: build/browsers.ts. #unsupported stays in older ones.
  if (!URL.parse) return;

  const SPINNER_DELAY_MS = 200;

  // The server writes it into the page: basePath in packages/features.
  const { base = '' } = document.documentElement.dataset;
  const read = (key) => localStorage.getItem((base && `${base}/`) + key);
  const path = location.pathname.slice(base.length);

  let stored = null;
  let user = null;
  let isLogoutPending = false;
  // What the session has announced: see storedUser.ts.
  let extras = null;
  let refused = null;
  try {
    stored = read('theme');
    user = read('user');
    isLogoutPending = read('session.logout') !== null;
    extras = read('extras');
    refused = read('refused');
  } catch {
    // Storage is blocked: use the system's theme, and ask the server for the session.
  }

  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = isDark ? 'dark' : 'light';
  const color = document.querySelector('meta[name="theme-color"]');
  document.documentElement.classList.add(theme);
  document.querySelector('meta[name="color-scheme"]').content = theme;
  color.content = color.dataset[theme];

  const isSignIn = path === '/' && user === null;
  // Show the prerendered sign-in, which src/main.tsx hydrates, unless the notice of a pending logout would push the form down. Other
  // screens have a spinner, unless their code is there before anyone would notice.
  const showFirstPaint = () => {
    const root = document.getElementById('root');
    const form = root.querySelector('form');
    root.hidden = false;
    document.getElementById('unsupported').remove();
    // Only the build fills the page.
    if (!form) return;
    if (isSignIn && !isLogoutPending) {
      form.querySelector('input').focus();
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          form.dataset.isSubmitted = 'true';
        },
        { once: true },
      );
    } else {
      root.replaceChildren();
      setTimeout(() => {
        if (root.isConnected && !root.hasChildNodes())
          root.append(document.getElementById('spinner').content);
      }, SPINNER_DELAY_MS);
    }
  };
  document.addEventListener('readystatechange', showFirstPaint, { once: true });

  const { head } = document;
  const addLink = (properties) =>
    head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, properties));

  /**
   * Filled by the build. Screens have a pattern of their paths, the indices of their files, the address of their data, and
   * the operation that they need, which is empty for those without a session.
   * @type {{ session?: string; files?: string[]; styles?: string[]; signIn?: number[]; late?: number[]; screens?: [string, number[], string?, string?][] }}
   */
  const table = {};
  const { session, files = [], styles = [], signIn = [], late = [], screens = [] } = table;
  const [pattern = '', indices = [], data, operation] =
    screens.find(([source]) => new RegExp(source, 'i').test(path)) ?? [];

  // Request the screen's data and the session while the code loads. The API client takes the responses:
  // src/prefetch/takeStartResponse.ts.
  const startRequests = (window.startRequests = []);
  const request = (address) => {
    const { href } = new URL(address, `${location.origin}${base}/`);
    const controller = new AbortController();
    const response = fetch(href, { credentials: 'include', signal: controller.signal });
    const started = { user, href, response, abort: () => controller.abort() };
    startRequests.push(started);
    response.then(
      () => (started.receivedAt = Date.now()),
      // The API client handles errors.
      () => {},
    );
  };
  const isWithoutSession = operation === '';
  const isSignedIn = session && user !== null && !isLogoutPending && !isWithoutSession;
  const isRefused = extras?.includes('"limit.') || refused?.includes(`"${operation}"`);
  if (data && (isWithoutSession || (isSignedIn && !isRefused && location.search === '')))
    request(path.replace(new RegExp(pattern, 'i'), data));
  if (isSignedIn) request(session);

  const preload = (index, properties) => {
    const href = `${base}/${files[index]}`;
    // A style sheet is applied by its import.
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    addLink({ ...kind, href, ...properties });
  };
  // Preload the screen's files in parallel with the first module. The late ones follow, because they would slow the others down.
  const isLate = (index) => late.includes(index);
  const early = isSignIn ? signIn : indices.filter((index) => !isLate(index));
  let missing = early.length;
  const onload = () => {
    missing -= 1;
    if (missing > 0) return;
    for (const index of indices.filter(isLate)) preload(index, { fetchPriority: 'low' });
  };
  for (const index of early) preload(index, { onload });

  // Vite's loader skips style sheets that have a link, and browsers don't fetch disabled ones.
  for (const name of styles) addLink({ rel: 'stylesheet', disabled: true, href: `${base}/${name}` });

  // Show an error if the console doesn't start. DOMContentLoaded waits for modules, and main.tsx marks #root.
  addEventListener('DOMContentLoaded', () => {
    const { content } = document.getElementById('not-loaded');
    // Without the build, Vite shows the error.
    if (document.getElementById('root').dataset.isStarted || !content.hasChildNodes()) return;
    document.body.replaceChildren(content);
    document.querySelector('button').addEventListener('click', () => location.reload());
  });
})();
