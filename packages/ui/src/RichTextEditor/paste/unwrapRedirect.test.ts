import { expect, test } from 'vitest';
import { unwrapRedirect } from './unwrapRedirect.ts';

test.each([
  [
    'https://www.google.com/url?q=https://eur-lex.europa.eu/eli/reg/2016/679/oj&sa=D&source=editors&ust=17',
    'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  ],
  [
    'https://www.google.de/url?sa=t&url=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1%26c%3D2&usg=x',
    'https://example.org/a?b=1&c=2',
  ],
  [
    'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fterms%23s2&data=05%7C02&sdata=x&reserved=0',
    'https://example.org/terms#s2',
  ],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_a-5Fb_c-3Fd-3D1&d=DwMFaQ&c=x',
    'https://example.org/a_b/c?d=1',
  ],
  ['https://urldefense.com/v3/__https://example.org/policy?a=1__;!!abc$', 'https://example.org/policy?a=1'],
  [
    'https://urldefense.com/v3/__https://example.org/a*b/**C__;I2FiY2Rl!!abc$',
    'https://example.org/a#b/abcd',
  ],
  [
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Ffbclid%3Dx&h=AT0',
    'https://example.org/?fbclid=x',
  ],
  ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.org&trk=x', 'https://example.org'],
  [
    'https://www.youtube.com/redirect?event=video_description&q=https%3A%2F%2Fexample.org%2F',
    'https://example.org/',
  ],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  ['https://www.bing.com/ck/a?!&&p=x&u=a1aHR0cHM6Ly9leGFtcGxlLm9yZy8&ntb=1', 'https://example.org/'],
  [
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fexample.org%2Fa&locale=en',
    'https://example.org/a',
  ],
  [
    'https://outlook.office365.com/owa/redir.aspx?C=x&URL=https%3a%2f%2fexample.org%2fb',
    'https://example.org/b',
  ],
  ['https://www.facebook.com/flx/warn/?u=https%3A%2F%2Fexample.org%2Fc', 'https://example.org/c'],
  [
    'https://r.search.yahoo.com/_ylt=Awr/RV=2/RO=10/RU=https%3a%2f%2fexample.org%2fd/RK=2/RS=x-',
    'https://example.org/d',
  ],
  [
    'https://eu-central-1.protection.sophos.com/?d=example.org&u=aHR0cHM6Ly9leGFtcGxlLm9yZy9l&i=x',
    'https://example.org/e',
  ],
  ['https://protect2.fireeye.com/v1/url?k=1&q=1&u=https%3A%2F%2Fexample.org%2Ff', 'https://example.org/f'],
  ['https://clicktime.symantec.com/3x?u=https%3A%2F%2Fexample.org%2Fg', 'https://example.org/g'],
  ['https://url.avanan.click/v2/___https://example.org/h___.YXAz', 'https://example.org/h'],
  ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fexample.org%2f&c=E,1', 'https://example.org/'],
  ['https://secure-web.cisco.com/1abc/https%3A%2F%2Fexample.org%2Fx', 'https://example.org/x'],
  [
    'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Furldefense.com%2Fv3%2F__https%3A%2F%2Fexample.org%2F__%3B!!x%24&data=1',
    'https://example.org/',
  ],
  [
    'https://de-g.trendmicro.com:443/wis/clicktime/v1/query?url=https%3a%2f%2fexample.org%2fi&umid=1&auth=2',
    'https://example.org/i',
  ],
  [
    'https://sba.yandex.net/redirect?url=https%3A%2F%2Fexample.org%2Fj&client=mail&sign=1',
    'https://example.org/j',
  ],
  ['https://yandex.com/redir?from=mail&url=https%3A%2F%2Fexample.org%2Fk', 'https://example.org/k'],
  ['https://yandex.ru/clck/jsredir?from=x&url=https%3A%2F%2Fexample.org%2Fl', 'https://example.org/l'],
])('%s leads to the address in it', (wrapped, address) => {
  expect(unwrapRedirect(wrapped)).toBe(address);
});

test.each([
  'https://example.org/url?q=https://other.example/',
  'https://www.google.com/search?q=https://example.org/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://eur03.safelinks.protection.outlook.com/?data=1',
  'https://urldefense.com/v3/__;!!x$',
  'https://urldefense.proofpoint.com/v2/url?u=-ZZ',
  'https://www.bing.com/ck/a?u=a1%%%',
  'mailto:me@example.org',
  '/url?q=https://example.org',
  'https://',
])('%s stays', (href) => {
  expect(unwrapRedirect(href)).toBe(href);
});
