import { describe, expect, test } from 'vitest';
import { isAllowedImage } from './images.ts';
import { toAllowedLink } from './links.ts';
import { toVideoEmbed } from './toVideoEmbed.ts';
import { isVideoPlayer } from './videos.ts';

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
  ])('not %s', (src) => expect(isVideoPlayer(src)).toBe(false));
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
