import type { Page } from '@playwright/test';
import type { BenignExample } from '@planner/policy-html/corpora';

/** Joins the examples, each under a heading that identifies it. */
export const withHeadings = (examples: readonly BenignExample[]): string =>
  examples.map(({ id, payload }) => `<h6>${id}</h6>\n${payload}\n`).join('');

/** Text of each example as parsed, without collapsible white space. */
export const lettersOf = (page: Page, examples: readonly BenignExample[]): Promise<string[]> =>
  page.evaluate(
    (payloads) =>
      payloads.map((payload) => {
        const { body } = new DOMParser().parseFromString(payload, 'text/html');
        return body.textContent.replaceAll(/[\t\n\f\r ]+/g, '');
      }),
    examples.map(({ payload }) => payload),
  );

/** Lists features and texts of the examples that a public page lacks, a line each. */
export const missingFeatures = (
  page: Page,
  examples: readonly BenignExample[],
  letters: readonly string[],
): Promise<string[]> =>
  page.evaluate(
    (list) => {
      const marks = [...document.querySelectorAll('main h6')];
      const isNext = (node: Node) => marks.includes(node as Element);
      return list.flatMap(({ id, must, text }) => {
        const nodes: Node[] = [];
        const mark = marks.find((one) => one.textContent === id);
        for (let node = mark?.nextSibling; node && !isNext(node); node = node.nextSibling) nodes.push(node);
        const all = nodes
          .filter((node) => node instanceof Element)
          .flatMap((element) => [element, ...element.querySelectorAll('*')]);
        const words = nodes.map(({ textContent }) => textContent ?? '').join('');
        const count = (name: string) => all.filter(({ localName }) => localName === name).length;
        const some = (test: (element: Element) => boolean) => all.some(test);
        const attribute = (name: string, value?: string) =>
          some((element) =>
            value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value,
          );
        const linksTo = (place: string) =>
          some((link) => {
            const target = link.getAttribute('href') ?? '';
            return target.endsWith(place.slice(1)) && document.getElementById(target.slice(1)) !== null;
          });
        const meanings: Record<string, () => boolean> = {
          'text-align=center': () => some((element) => getComputedStyle(element).textAlign === 'center'),
          'dir=rtl': () => some((element) => getComputedStyle(element).direction === 'rtl'),
          'pre with 2 lines': () =>
            some((element) => (element as HTMLElement).innerText.trim().split(/\n+/).length === 2),
          indent: () =>
            all.every((element) => {
              const { paddingLeft, marginLeft } = getComputedStyle(element);
              return parseFloat(paddingLeft) + parseFloat(marginLeft) > 0;
            }),
          bold: () => some((element) => Number(getComputedStyle(element).fontWeight) >= 600),
          '5+ line breaks shown, no tags invented in text': () => count('br') >= 5,
          'target id resolves (maybe prefixed on both ends)': () => linksTo('#data'),
        };
        const isThere = (feature: string): boolean => {
          const [, kind = '', value = ''] = /^([^:]+):?([\s\S]*)$/.exec(feature) ?? [];
          const [, tag = '', times] = /^([a-z][a-z0-9]*)(?:\*(\d+))?$/.exec(feature) ?? [];
          switch (kind) {
            case 'text':
              return words.replaceAll(/[\t\n ]+/g, ' ').includes(value);
            case 'text-ws':
              return words.includes(value);
            case 'not-text':
              return !words.includes(value);
            case 'style':
              return some((element) => (element.getAttribute('style') ?? '').includes(value));
            case 'attr': {
              const [name = '', wanted] = value.split('=');
              return attribute(name, wanted);
            }
            case 'href':
              return value.startsWith('#') ? linksTo(value) : attribute('href', value);
            case 'iframe':
              return attribute('src', value);
            case 'iframe youtube':
              return some((element) => element.matches('iframe[src^="https://www.youtube.com/embed/"]'));
            case 'meaning':
              return meanings[value]?.() ?? false;
            case 'text-exact':
            case 'not-text-or-ok':
              // The text is compared below; the title of another document does not matter.
              return true;
            default:
              return count(tag) >= Number(times ?? 1);
          }
        };
        const lacking = must.filter((feature) => !isThere(feature)).map((feature) => `${id}: ${feature}`);
        return words.replaceAll(/[\t\n\f\r ]+/g, '') === text ? lacking : [...lacking, `${id}: its words`];
      });
    },
    examples.map(({ id, must }, index) => ({ id, must, text: letters[index] ?? '' })),
  );
