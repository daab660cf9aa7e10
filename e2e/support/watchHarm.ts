import type { BrowserContext, Frame, Page } from '@playwright/test';

/** What markup did in a browser that it must not do. */
export interface Harm {
  /** A line for each call, dialog and broken content security policy; after a colon the name of its frame. */
  readonly done: string[];
  /** Addresses on other hosts that something asked for. All of them are answered, with nothing. */
  readonly asked: string[];
}

/** Events that hostile markup waits for, and `copy`, `paste` and the like, which nobody can do in a test one by one. */
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

/** Runs in every document before anything of its own; a line ends with the name of the outermost named frame. */
const reportFromPage = (): void => {
  const { reportHarm } = window as unknown as { reportHarm: (line: string) => void };
  let frame: Window = window;
  try {
    while (frame.name === '' && frame !== frame.parent) frame = frame.parent;
  } catch {
    // The one around it is of another host.
  }
  const report = (what: string) => reportHarm(`${what}: ${frame.name}`);
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    Object.assign(window, { [name]: () => report(name) });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`${violatedDirective} ${blockedURI} ${sample}`),
  );
};

/** Watches every document of the context from its start. Nothing gets out of the machine meanwhile. */
export const watchHarm = async (context: BrowserContext): Promise<Harm> => {
  const harm: Harm = { done: [], asked: [] };
  await context.exposeFunction('reportHarm', (what: string) => {
    harm.done.push(what);
  });
  await context.addInitScript(reportFromPage);
  context.on('dialog', (dialog) => {
    harm.done.push(`${dialog.type()}: dialog`);
    void dialog.dismiss();
  });
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      harm.asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  // The pictures of the examples are there: a missing one is no harm, and would be complained of.
  await context.route(
    (url) => url.hostname === 'localhost' && /^\/x(?:\.png)?$/.test(url.pathname),
    (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }),
  );
  return harm;
};

/**
 * Does to every element in a part of a page what markup can wait for, and follows links that run scripts; the kit's own
 * buttons are left alone.
 */
export const provoke = (page: Page | Frame, part: string): Promise<void> =>
  page.evaluate(
    ({ selector, events }) => {
      // Drawings listen to it there.
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
