import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPolicyHtml } from './createPolicyHtml.ts';
import { isAllowedImage, setOwnHosts } from './images.ts';
import { toAllowedLink } from './links.ts';
import { createWindow } from './server/createWindow.ts';
import { isVideoPlayer, toVideoEmbed } from './videos.ts';

describe('links', () => {
  test.each([
    'https://example.org/a b',
    'HTTP://EXAMPLE.ORG',
    'mailto:a@example.org',
    'tel:+44 1632',
    'sms:+441632?body=hi',
    '/terms-and-conditions',
    '#data',
    'page.html',
    '//example.org/x',
    'https://例え.jp/プライバシー',
    '',
  ])('%j stays', (url) => expect(toAllowedLink(url)).toBe(url));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.org',
    'file:///etc',
    'blob:x',
    'http://[',
  ])('%j becomes about:blank', (url) => expect(toAllowedLink(url)).toBe('about:blank'));
});

describe('images', () => {
  test.each([
    'https://example.org/a.png',
    'https://example.org/api/a.png',
    '/a.png',
    'a.png',
    '/api/v1/icons/a.png',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('%j is allowed', (src) => expect(isAllowedImage(src)).toBe(true));
  test.each([
    '',
    'javascript:x',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'blob:x',
    '/api/v1/users/account-delete/1',
    '..\\API/v1/users',
  ])('%j is not allowed', (src) => expect(isAllowedImage(src)).toBe(false));
});

describe('video players', () => {
  const id = 'dQw4w9WgXcQ';
  test.each([
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?start=9`,
    'https://player.vimeo.com/video/1?h=abcdef',
  ])('%s', (src) => expect(isVideoPlayer(src)).toBe(true));
  test.each([
    `https://user@www.youtube.com/embed/${id}`,
    `https://user:secret@www.youtube.com/embed/${id}`,
    `https://:secret@www.youtube.com/embed/${id}`,
    'https://user%40x:y@player.vimeo.com/video/1',
    `https://www.youtube.com:8443/embed/${id}`,
    `https://www.youtube.com:443/embed/${id}`,
    `http://www.youtube.com/embed/${id}`,
    `//www.youtube.com/embed/${id}`,
    `https:www.youtube.com/embed/${id}`,
    `https://www.youtube.com\\embed\\${id}`,
    `https://youtube.com/embed/${id}`,
    `https://www.youtube.com.evil.example/embed/${id}`,
    `https://www.youtube.com/embed/${id}/../../redirect?q=x`,
    'https://player.vimeo.com/video/x',
    'https://constructor/embed/x',
  ])('not %s', (src) => expect(isVideoPlayer(src)).toBe(false));
});

describe('images of this site', () => {
  beforeAll(() => setOwnHosts(['admin.acme.example']));
  afterAll(() => setOwnHosts([]));

  const CALLS = [
    'https://admin.acme.example/api/v1/messages',
    'http://ADMIN.acme.example:8080/api/v1/users?page=2',
    '//admin.acme.example/api/v1/settings/sessions',
    '\\\\admin.acme.example\\api\\v1\\users',
    'https:\\/admin.acme.example/API/v1/users',
    'https://me:secret@admin.acme.example./api/v1/users',
    'https://admin.acme%2Eexample/api/v1/users',
    'h\nttps://admin.acme.example/a\tpi/v1/users',
    '/%61pi/v1/users',
    '/%2561p%69/v1/users',
    '/x/..%2f/api//v1/users',
    '//admin.acme.example//api/v1/users',
    '/api/v1/icons/..%2f..%2fv1/users/export',
    'api/v1/subscriptions',
    './api/v1/subscriptions',
    'http:api/v1/subscriptions',
    'https:/api/v1/subscriptions',
    'http:/%61pi/v1/subscriptions',
    '/x%3f%2f..%2f..%2fapi/v1/users',
    '/x%23%2f..%2f..%2fapi/v1/users',
    '/x%253f%252f..%252f..%252fapi/v1/users',
    '/api/v1/icons/%3f%2f..%2f..%2f..%2fapi%2fv1%2fusers',
    '/api/v1/icons/a.png%2f..%2f..%2fusers',
    '/api/v1/icons/..;/users',
    '/api/v1/icons/users/a.png',
    '/api;x=1/v1/users',
    '/;x/api/v1/users',
    '/x/..;x/api/v1/users',
    '/x%5c..%5cAPI%5cv1%5cusers',
    'https://admin.acme.example../api/v1/users',
    'https://admin.acme.example%2e./api/v1/users',
    '/api',
    '/api%3f',
    '/a%0api/v1/users',
    '/%6%0a1pi/v1/users',
    '/%%36%31pi/v1/users',
    '/api%00/v1/users',
    '/api/v1/icons/a.png%20',
    '/metrics',
    'metrics;x',
    '//admin.acme.example/%6Detrics/',
  ];
  test.each(CALLS)('%j calls the API and is not allowed', (src) => expect(isAllowedImage(src)).toBe(false));

  test.each([
    'https://admin.acme.example/logo.png',
    '//admin.acme.example/api/v1/icons/a.png',
    'https://cdn.acme.example/api/v1/media/1.png',
    'https://admin.acme.example.evil.example/api/v1/a.png',
    '/pictures/a%20b%25.png',
    'https:',
    '/apis/a.png',
    '/api.png',
    '/my-metrics/a.png?from=/api/v1/users#/api',
    '/api/v1/icons/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.jpg',
  ])('%j is allowed', (src) => expect(isAllowedImage(src)).toBe(true));

  test('whose address ends with a dot call the API in each spelling', () => {
    setOwnHosts(['admin.acme.example.']);
    for (const dots of ['', '.', '..'])
      expect(isAllowedImage(`https://admin.acme.example${dots}/api/v1/users`)).toBe(false);
    setOwnHosts(['admin.acme.example']);
  });

  const { sanitizePolicyHtml, renderPolicyHtml } = createPolicyHtml(createWindow());

  test.each([
    (src: string) => `<img src="${src}">`,
    (src: string) => `<img srcset="${src} 2x">`,
    (src: string) => `<img SRC=/a.png SRCSET='${src}' longdesc="${src}" lowsrc="${src}">`,
    (src: string) => `<picture><source srcset="${src}"></picture>`,
    (src: string) => `<video poster="${src}"></video><input type=image src="${src}">`,
    (src: string) => `<table background="${src}"><tr><td background="${src}">x</td></tr></table>`,
    (src: string) => `<p style="background: url('${src}'); list-style-image: url(${src})">x</p>`,
    (src: string) => `<iframe src="${src}"></iframe><link rel=prefetch href="${src}"><image src="${src}">`,
    (src: string) => `<svg><image href="${src}" xlink:href="${src}"/></svg>`,
  ])('no attribute calls it, stored or shown: %s', (markup) => {
    for (const src of CALLS) {
      const html = markup(src);
      for (const made of [sanitizePolicyHtml(html).html, renderPolicyHtml(html)])
        expect(made).not.toMatch(/subscriptions|users|messages|sessions/);
    }
  });
});

describe('videos', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?h=abcdef1234'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://evil.example/watch?v=dQw4w9WgXcQ', undefined],
    ['https://www.youtube.com/redirect?q=x', undefined],
    ['javascript://www.youtube.com/embed/x', undefined],
    ['not a URL', undefined],
  ])('%s', (url, embed) => {
    expect(toVideoEmbed(url)).toBe(embed);
    expect(isVideoPlayer(embed ?? '')).toBe(embed !== undefined);
  });
});
