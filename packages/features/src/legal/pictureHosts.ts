import { createInertHtml } from '@planner/policy-html';

/** Sites that the browsers of readers ask for pictures. */
export const pictureHostsOf = (html: string): string[] => {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = createInertHtml(html);
  const addresses = [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  const urls = addresses.flatMap((src) =>
    URL.canParse(src, location.href) ? new URL(src, location.href) : [],
  );
  return [...new Set(urls.map(({ host }) => host))].filter((host) => host !== '' && host !== location.host);
};

export const pictureHostsText = (hosts: readonly string[]): string =>
  `Readers load pictures from other sites: ${hosts.join(', ')}`;
