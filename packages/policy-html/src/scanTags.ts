/** A tag as it stands in a source. */
export interface Tag {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  /** What stands after the name, as far as the tag goes. */
  attributes: string;
  /** Whether it is cut off, or no tag but something that a parser skips: `<!doctype>`, `<?php`. */
  isBroken: boolean;
}

/** Elements whose content is text up to their end tag. */
const RAW = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;
const FOREIGN = /^(?:svg|math)$/;
const COMMENT_END = /--!?>/g;
const MAX_NAME_LENGTH = 40;
/** How far an equals sign may stand before the quote of its value. */
const MAX_BLANKS = 8;

/** Where the tag ends whose name ends at `start`: quoted values may have `>` in them. */
const endOfTag = (html: string, start: number): number => {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (character === '"' || character === "'") {
      // A quote begins a value only after an equals sign; elsewhere it is part of a name.
      if (/=\s*$/.test(html.slice(Math.max(start, at - MAX_BLANKS), at))) quote = character;
    }
  }
  return html.length;
};

/** Where a pattern (with the flag `g`) is found next, or the end of the text. */
const indexFrom = (pattern: RegExp, html: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
};

/** Reads the tags of a source once, from start to end, without parsing it. */
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
        yield { name: '', isEnd: false, attributes: '', isBroken: true };
      at += 1;
      continue;
    }
    const name = word.toLowerCase();
    const end = endOfTag(html, at + start.length);
    yield {
      name,
      isEnd: slash === '/',
      attributes: html.slice(at + start.length, end),
      isBroken: end === html.length,
    };
    at = end;
    if (slash === '/') continue;
    isForeign ||= FOREIGN.test(name);
    // In a drawing they hold elements like any other.
    if (RAW.test(name) && !isForeign) at = indexFrom(new RegExp(`</${name}`, 'gi'), html, at);
  }
}
