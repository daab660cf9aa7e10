import { createInertHtml } from '@planner/policy-html';

const parse = (html: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = createInertHtml(html);
  return body;
};

/** Sites that the browsers of readers ask for pictures. */
export const pictureHostsOf = (html: string): string[] => {
  const addresses = [...parse(html).querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  const urls = addresses.flatMap((src) =>
    URL.canParse(src, location.href) ? new URL(src, location.href) : [],
  );
  return [...new Set(urls.map(({ host }) => host))].filter((host) => host !== '' && host !== location.host);
};

export const pictureHostsText = (hosts: readonly string[]): string =>
  `Readers load pictures from other sites: ${hosts.join(', ')}`;

const MAX_QUOTED_LENGTH = 60;

/** Texts of links to places that the text doesn't have, such as a reference whose clause is gone. */
export const deadLinksOf = (html: string): string[] => {
  const body = parse(html);
  const places = new Set(['#', '#top']);
  for (const element of body.querySelectorAll('[id], a[name]'))
    for (const name of [element.id, element.getAttribute('name')])
      places.add(`#${name}`).add(`#${encodeURIComponent(name ?? '')}`);
  const dead = [...body.querySelectorAll('a[href^="#"]')].filter(
    (link) => !places.has(link.getAttribute('href') ?? ''),
  );
  const texts = dead.map((link) => link.textContent?.trim() || (link.getAttribute('href') ?? ''));
  return [...new Set(texts.map((text) => text.slice(0, MAX_QUOTED_LENGTH)))];
};

export const deadLinksText = (links: readonly string[]): string =>
  `Links that lead nowhere, because what they lead to is gone: ${links.map((link) => `“${link}”`).join(', ')}`;
