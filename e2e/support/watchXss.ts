import type { BrowserContext, Frame, Page } from '@playwright/test';

export interface XssReport {
  /** Dialogs, script calls and CSP violations, a line each; the frame's name follows the last colon. */
  readonly executed: string[];
  /** Requested URLs on other hosts. Each gets an empty response. */
  readonly requested: string[];
}

/** Events that hostile markup can handle, including those that tests cannot trigger one by one, such as `copy`. */
const EVENTS = [
  'abort animationend animationstart beforeinput beforetoggle blur cancel change click close contextmenu copy cut',
  'dblclick drag dragend dragenter dragleave dragover dragstart drop error focus focusin focusout input invalid',
  'keydown keypress keyup load mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup paste pointerdown',
  'pointerenter pointerleave pointermove pointerout pointerover pointerup reset scroll scrollend select selectstart',
  'submit toggle touchend touchmove touchstart transitionend wheel',
].flatMap((line) => line.split(' '));

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Runs in every document first; a line ends with the name of the outermost named frame. */
const reportFromPage = (): void => {
  const { reportXss } = window as unknown as { reportXss: (line: string) => void };
  let frame: Window = window;
  try {
    while (frame.name === '' && frame !== frame.parent) frame = frame.parent;
  } catch {
    // The parent frame is cross-origin.
  }
  const report = (what: string) => reportXss(`${what}: ${frame.name}`);
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.assign(window, { [name]: () => report(name) });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`${violatedDirective} ${blockedURI} ${sample}`),
  );
};

/** Watches every document of the context from its start, and blocks requests to other hosts. */
export const watchXss = async (context: BrowserContext): Promise<XssReport> => {
  const report: XssReport = { executed: [], requested: [] };
  await context.exposeFunction('reportXss', (what: string) => {
    report.executed.push(what);
  });
  await context.addInitScript(reportFromPage);
  context.on('dialog', (dialog) => {
    report.executed.push(`${dialog.type()}: dialog`);
    void dialog.dismiss();
  });
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      report.requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  // Serve the examples' images: a missing one would be logged as an error.
  await context.route(
    (url) => url.hostname === 'localhost' && /^\/x(?:\.png)?$/.test(url.pathname),
    (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
  return report;
};

/** Fires every event at every element of a part of a page except the kit's buttons, and follows `javascript:` links. */
export const provoke = (page: Page | Frame, part: string): Promise<void> =>
  page.evaluate(
    ({ selector, events }) => {
      // SVG animations listen to it on the window.
      dispatchEvent(new Event('scroll'));
      for (const element of document.querySelectorAll(`${selector} *`)) {
        if (element.closest('button, [role=toolbar]')) continue;
        for (const name of events) element.dispatchEvent(new Event(name, { cancelable: true }));
        const target = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
        if (URL.canParse(target, location.href) && new URL(target, location.href).protocol === 'javascript:')
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    },
    { selector: part, events: EVENTS },
  );
