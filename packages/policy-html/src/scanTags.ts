export interface Tag {
  name: string;
  isEnd: boolean;
  /** Index of `<`. */
  start: number;
  /** Index behind `>`. */
  end: number;
  /** Source text between the name and the end of the tag. */
  attributes: string;
  /** Whether the tag never ends or parsers skip it: `<!doctype>`, `<?php`. */
  isBroken: boolean;
}

const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;
const FOREIGN = /^(?:svg|math)$/;
const COMMENT_END = /--!?>/g;
const MAX_NAME_LENGTH = 40;
/** Maximum whitespace between an equals sign and its quoted value. */
const MAX_BLANKS = 8;

/** Index of the `>` that ends a tag whose name ends at `start`; quoted values may contain `>`. */
const endOfTag = (html: string, start: number): number => {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (character === '"' || character === "'") {
      // A quote starts a value only after an equals sign; elsewhere it is part of an attribute name.
      if (/=\s*$/.test(html.slice(Math.max(start, at - MAX_BLANKS), at))) quote = character;
    }
  }
  return html.length;
};

const indexFrom = (pattern: RegExp, html: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
};

/** Scans the tags of HTML source in one pass, without parsing it. */
export function* scanTags(html: string): Generator<Tag> {
  let isForeign = false;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = indexFrom(COMMENT_END, html, at + 2);
      continue;
    }
    const [start = '', slash, word = ''] =
      /^<(\/?)([a-zA-Z][^\s/>]*)/.exec(html.slice(at, at + MAX_NAME_LENGTH)) ?? [];
    if (start === '') {
      if (/^<[!?/]/.test(html.slice(at, at + 2)))
        yield { name: '', isEnd: false, start: at, end: at, attributes: '', isBroken: true };
      at += 1;
      continue;
    }
    const name = word.toLowerCase();
    const end = endOfTag(html, at + start.length);
    yield {
      name,
      isEnd: slash === '/',
      start: at,
      end: end + 1,
      attributes: html.slice(at + start.length, end),
      isBroken: end === html.length,
    };
    at = end;
    if (slash === '/') continue;
    isForeign ||= FOREIGN.test(name);
    // In SVG and MathML they contain elements.
    if (RAW.test(name) && !isForeign) at = indexFrom(new RegExp(`</${name}`, 'gi'), html, at);
  }
}
