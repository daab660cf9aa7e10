const TOKEN = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:<?[=!]|:))?|\)|\|/g;
const LETTERS = /\[([^\]^\\-]+)\]/g;

interface Group {
  readonly start: number;
  readonly end: number;
  readonly inner: string;
}

/** Cuts at the alternations outside groups, and finds these groups, without those that only look around. */
function parse(source: string) {
  const cuts: number[] = [];
  const groups: Group[] = [];
  const open: { readonly start: number; readonly token: string }[] = [];
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    if (token.startsWith('(')) open.push({ start: index, token });
    else if (token === '|' && open.length === 0) cuts.push(index);
    else if (token === ')') {
      const group = open.pop();
      if (!group || open.length > 0 || /[=!]$/.test(group.token)) continue;
      const inner = source.slice(group.start + group.token.length, index);
      groups.push({ start: group.start, end: index + 1, inner });
    }
  }
  return { cuts, groups };
}

const alternativesIn = (source: string): string[] => {
  const { cuts, groups } = parse(source);
  if (cuts.length > 0)
    return [-1, ...cuts].flatMap((cut, index) => alternativesIn(source.slice(cut + 1, cuts[index])));
  const choices = groups.flatMap(({ start, end, inner }) => {
    const alternatives = alternativesIn(inner);
    return alternatives.length > 1
      ? alternatives.map((one) => `${source.slice(0, start)}(?:${one})${source.slice(end)}`)
      : [];
  });
  return choices.length > 0 ? choices : [source];
};

/** One pattern for each alternative of a pattern: `/a(?:b|c[de])/` has `ab`, `acd` and `ace`. */
export const alternativesOf = ({ source, flags }: RegExp): RegExp[] =>
  alternativesIn(
    source.replaceAll(
      LETTERS,
      (_, letters: string) => `(?:${Array.from(letters, (letter) => `[${letter}]`).join('|')})`,
    ),
  ).map((alternative) => new RegExp(alternative, flags));
