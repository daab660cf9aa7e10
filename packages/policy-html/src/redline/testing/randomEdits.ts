type Random = (below: number) => number;

const WORDS =
  'we keep your name address invoice Yes No data for ten years until you object Reserved 十四日 30 days section 4.2 m2 of the Fiscal Code never'.split(
    ' ',
  );

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

const sentence = (random: Random): string =>
  Array.from({ length: 1 + random(9) }, () => pick(random, WORDS)).join(' ');

const FORMATS = ['b', 'em', 'sup', 'sub', 'a', 'u'];

/** Elements that look the same. */
const ALIKE: Record<string, string> = { b: 'b,strong', em: 'em,i', u: 'u,ins' };

const inline = (random: Random): string => {
  const text = sentence(random);
  if (random(4) > 0) return text;
  const tag = pick(random, FORMATS);
  return `${text} <${tag}${tag === 'a' ? ` href="/${random(5)}"` : ''}>${sentence(random)}</${tag}> ${random(3) === 0 ? sentence(random) : ''}`;
};

const table = (random: Random): string => {
  const columns = 1 + random(4);
  const row = (tag: string, text: () => string) =>
    `<tr>${Array.from({ length: columns }, () => `<${tag}>${text()}</${tag}>`).join('')}</tr>`;
  const cell = () =>
    random(5) === 0
      ? `<p>${inline(random)}</p><p>Yes</p>`
      : pick(random, ['Yes', 'No', 'Yes', inline(random)]);
  return `<table>${row('th', () => sentence(random))}${Array.from({ length: 1 + random(8) }, () => row('td', cell)).join('')}</table>`;
};

const list = (random: Random, depth = 0): string => {
  const tag = pick(random, ['ul', 'ol', 'ol start="3"', 'ol type="a"', 'ol type="i"', 'ol reversed']);
  const item = () =>
    `<li>${inline(random)}${depth < 2 && random(5) === 0 ? list(random, depth + 1) : ''}${random(8) === 0 ? '<p>No</p>' : ''}</li>`;
  return `<${tag}>${Array.from({ length: 1 + random(5) }, item).join('')}</${tag.slice(0, 2)}>`;
};

const block = (random: Random, number: number): string => {
  switch (random(9)) {
    case 0:
      return table(random);
    case 1:
      return list(random);
    case 2:
      return `<blockquote><p>${inline(random)}</p></blockquote>`;
    case 3:
      return `<h2>${number}. ${sentence(random)}</h2>`;
    case 4:
      return '<p>Reserved.</p>';
    case 5:
      return `<p><img src="https://example.org/${random(3)}.png" alt="Map"> ${inline(random)}</p>`;
    case 6:
      return `<p>(${pick(random, ['a', 'h', 'i', 'ii', 'v'])}) ${inline(random)}<br>No</p>`;
    default:
      return `<p>${number}.${1 + random(4)} ${inline(random)}</p>`;
  }
};

export const randomDocument = (random: Random): string =>
  Array.from({ length: 2 + random(14) }, (_, index) => block(random, 1 + Math.floor(index / 4))).join('\n');

const BLOCKS = 'p,h2,h3,li,tr,table,ul,ol,blockquote,div,td,th';

/** Changes a text in some places, as people and programs do. */
export const editRandomly = (html: string, random: Random): string => {
  const body = document.implementation.createHTMLDocument('').createElement('body');
  body.innerHTML = html;
  for (let edits = 1 + random(4); edits > 0; edits -= 1) {
    const all = [...body.querySelectorAll(BLOCKS)];
    const element = all[random(Math.max(1, all.length))];
    const texts: Node[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
    const text = texts[random(Math.max(1, texts.length))];
    const words = text?.nodeValue?.split(' ') ?? [];
    switch (random(18)) {
      case 0:
      case 1:
        words[random(words.length)] = pick(random, WORDS);
        if (text) text.nodeValue = words.join(' ');
        break;
      case 2:
        if (text) text.nodeValue = text.nodeValue === 'Yes' ? 'No' : 'Yes';
        break;
      case 3:
        element?.remove();
        break;
      case 4:
        element?.after(element.cloneNode(true));
        break;
      case 5:
        all[random(all.length)]?.before(...(element && !element.querySelector(BLOCKS) ? [element] : []));
        break;
      case 6:
        element?.parentElement?.append(element);
        break;
      case 7:
        if (element && !/^t[rdh]$|^li$/.test(element.localName))
          element.insertAdjacentHTML('afterend', block(random, 1 + random(4)));
        break;
      case 8: {
        const tag = pick(random, FORMATS);
        if (!text?.parentElement || text.parentElement.closest(ALIKE[tag] ?? tag)) break;
        const wrapper = document.createElement(tag);
        if (tag === 'a') wrapper.setAttribute('href', `/${random(9)}`);
        (text as Text).replaceWith(wrapper);
        wrapper.append(text);
        break;
      }
      case 9:
        for (const link of body.querySelectorAll('a'))
          if (random(2) === 0) link.setAttribute('href', `/new-${random(9)}`);
        break;
      case 10:
        for (const ordered of body.querySelectorAll('ol'))
          ordered.setAttribute('start', String(1 + random(5)));
        break;
      case 11:
        element?.setAttribute('dir', pick(random, ['rtl', 'ltr']));
        break;
      case 12: {
        const quote = document.createElement('blockquote');
        if (!element || /^t[rdh]$|^li$/.test(element.localName)) break;
        element.replaceWith(quote);
        quote.append(element);
        break;
      }
      case 13: {
        const rows = [...(body.querySelector('table')?.rows ?? [])];
        const column = random(4);
        for (const row of rows) row.cells[column]?.remove();
        break;
      }
      case 14: {
        const picture = body.querySelector('img');
        picture?.setAttribute('src', `https://example.org/new-${random(5)}.png`);
        break;
      }
      case 15:
        if (element) element.id = `part-${random(3)}`;
        break;
      case 16:
        for (const link of body.querySelectorAll('a'))
          if (random(2) === 0) link.setAttribute('href', `#part-${random(3)}`);
        break;
      default:
        element?.insertAdjacentHTML('beforeend', ` ${inline(random)}`);
    }
  }
  return body.innerHTML;
};

/** Sub-items whose written numbers begin again in each clause. */
const SUB_NUMBERS = [
  (at: number) => `(${String.fromCodePoint(97 + at)})`,
  (at: number) => `${String.fromCodePoint(65 + at)}.`,
  (at: number) => `(${['i', 'ii', 'iii', 'iv', 'v', 'vi'][at]})`,
  (at: number) => `${at + 1})`,
  (at: number) => `(${at + 1})`,
];

/** Writes the numbers of clauses and of what is inside them. */
const renumber = (body: HTMLElement): string => {
  for (const [index, clause] of [...body.children].entries())
    for (const [at, text] of [...clause.children].entries()) {
      const style = SUB_NUMBERS[Number(clause.id)];
      const number = at === 0 ? `${index + 1}.` : style ? style(at - 1) : `${index + 1}.${at}`;
      if (text.localName === 'p') text.textContent = `${number} ${text.textContent.replace(/^\S+ /, '')}`;
    }
  return body.innerHTML;
};

/** A body of clauses, each with sub-items or a list. */
const parseClauses = (html: string): HTMLElement => {
  const body = document.implementation.createHTMLDocument('').createElement('body');
  body.innerHTML = html;
  return body;
};

const clause = (random: Random): string => {
  const items = Array.from(
    { length: random(5) },
    () => `<p>x ${pick(random, [sentence(random), 'Reserved.'])}</p>`,
  );
  return `<section id="${random(7)}"><p>x ${sentence(random)}</p>${random(4) === 0 ? list(random) : items.join('')}</section>`;
};

export const randomClauses = (random: Random): string =>
  renumber(parseClauses(Array.from({ length: 3 + random(12) }, () => clause(random)).join('')));

/** Inserts, removes and moves clauses and items, and renumbers all. */
export const editClauses = (html: string, random: Random): string => {
  const body = parseClauses(html);
  for (let edits = 1 + random(3); edits > 0; edits -= 1) {
    const all = [...body.querySelectorAll('section, section > p + p, li')];
    const one = pick(random, all);
    const other = pick(random, [...body.children]);
    const edit = random(3);
    if (edit === 0) one.remove();
    else if (one.localName !== 'section')
      one.before(Object.assign(one.cloneNode() as Element, { textContent: `x ${sentence(random)}` }));
    else if (edit === 1) other.before(one);
    else one.insertAdjacentHTML('beforebegin', clause(random));
  }
  return renumber(body);
};
