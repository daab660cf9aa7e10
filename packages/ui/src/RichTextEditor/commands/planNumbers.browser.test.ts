import { expect, test } from 'vitest';
import { corpus } from '../fidelity/corpus.ts';
import { foreignDocuments } from '../fidelity/foreignDocuments.ts';
import { openedHtml } from '../extensions/source.ts';
import { createRandom } from '../testing/createRandom.ts';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { applyNumbers, planNumbers } from './planNumbers.ts';
import { FOREIGN_REFERENCES, OWN_REFERENCES } from '../testing/referenceSamples.ts';

const lines = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

/** Changes as "old → new", with a question mark if they are not sure. */
function planOf(html: string): string[] {
  const editor = makeEditor(html);
  const plan = planNumbers(editor.state.doc);
  editor.destroy();
  return plan.map(({ kind, old, now, isSure }) => `${kind} ${old} → ${now}${isSure ? '' : '?'}`);
}

/** The text after the sure changes, which one undo takes back. */
function renumbered(html: string): string {
  const editor = makeEditor(html);
  applyNumbers(
    editor,
    planNumbers(editor.state.doc).filter(({ isSure }) => isSure),
  );
  const saved = save(editor);
  editor.commands.undo();
  expect(save(editor)).toBe(html);
  editor.destroy();
  return saved;
}

test('an inserted clause moves those after it, what is in them, and references', () => {
  const before = (inserted: string) =>
    `<h2>1. Terms</h2>\n${lines('1.1 See section 2.', '1.2 Sections 2.1 and <em>2.2</em> apply.')}\n${inserted}<h2>2. Payment</h2>\n${lines('2.1 Late', '(a) one', '(b) two', '2.2 Interest under clause 2.1, and Article 2 GDPR')}`;
  expect(planOf(before(''))).toEqual([]);
  expect(planOf(before('<h2>2. New</h2>\n'))).toEqual([
    'reference 2 → 3?',
    'reference 2.1 → 3.1',
    'reference 2.2 → 3.2',
    'clause 2 → 3',
    'clause 2.1 → 3.1',
    'clause 2.2 → 3.2',
    'reference 2.1 → 3.1',
  ]);
  expect(renumbered(before('<h2>2. New</h2>\n'))).toBe(
    `<h2>1. Terms</h2>\n${lines('1.1 See section 2.', '1.2 Sections 3.1 and <em>3.2</em> apply.')}\n<h2>2. New</h2>\n<h2>3. Payment</h2>\n${lines('3.1 Late', '(a) one', '(b) two', '3.2 Interest under clause 3.1, and Article 2 GDPR')}`,
  );
});

test('a deleted clause moves those after it', () => {
  expect(
    planOf(
      lines(
        'Article 1 One',
        '(a) a',
        '(i) i',
        '(iii) ii',
        '(c) b, as in paragraph (a)(iii)',
        'Article 3 Two',
      ),
    ),
  ).toEqual(['clause iii → ii', 'clause c → b', 'reference (a)(iii) → (a)(ii)?', 'clause 3 → 2']);
});

/** The plan after the blocks that begin with `starts` were deleted. */
function planWithout(html: string, ...starts: string[]): string[] {
  const editor = makeEditor(html);
  const opened = openedHtml(editor)?.doc;
  const { doc, tr } = editor.state;
  doc.descendants((node, at) => {
    if (node.isTextblock && starts.some((start) => node.textContent.startsWith(start)))
      tr.delete(tr.mapping.map(at), tr.mapping.map(at + node.nodeSize));
  });
  editor.view.dispatch(tr);
  const plan = planNumbers(editor.state.doc, opened);
  editor.destroy();
  return plan.map(({ kind, old, now, isSure }) => `${kind} ${old} → ${now}${isSure ? '' : '?'}`);
}

test('a reference to a deleted clause is said and stays as it is', () => {
  const text = lines(
    '1. Scope, see clause 2.',
    '2. Data under section 2 (Payment)',
    '3. Fees',
    '(a) one, see clause 3(b)',
    '(b) two',
    '(c) three',
    '4. Term, see clause 2, Section 2 (Data) and clause 4.',
  );
  expect(planOf(text)).toEqual([]);
  const withoutTwo = [
    'gone 2 → 2',
    'clause 3 → 2',
    'reference 3(b) → 2(b)?',
    'clause 4 → 3',
    'gone 2 → 2?',
    'gone 2 → 2?',
    'reference 4 → 3',
  ];
  expect(planWithout(text, '2. ')).toEqual(withoutTwo);
  expect(planOf(text.replace('<p>2. Data under section 2 (Payment)</p>\n', ''))).toEqual(withoutTwo);
  expect(planWithout(text, '(b)')).toEqual(['gone 3(b) → 3(b)?', 'clause c → b']);
  expect(planWithout(text, '4. ')).toEqual([]);
  expect(planWithout(lines('1. One, see clause 2.', '2. Two'), '2. ')).toEqual(['gone 2 → 2']);
});

test('a number that no clause ever had is not said to be gone', () => {
  expect(planOf(lines('1. One, see clause 4.', '1. New', '2. Two', '3. Three'))).toEqual([
    'clause 1 → 2',
    'clause 2 → 3',
    'clause 3 → 4',
  ]);
});

test.each([
  ['amounts and dates', '5 % of it', '12.5 million users', '3. EUR 5', '7. March 2026', '30 days after'],
  ['years', '2026. Sales rose.', '2025. Sales fell.', '2025. Costs rose.', '1. One', '2024. Two', '2. Three'],
  ['sentences', '3.5 is a number', '2. is not one', '(c) 2026 Planner', 'A paragraph of 2026.'],
  [
    'lists that begin again',
    '1. One',
    '2. Two',
    'Text',
    '1. Three',
    '2. Four',
    'Text',
    '1. Only',
    'Text',
    '1. One',
  ],
  [
    'schedules',
    '1. One',
    '1.1 Two',
    '2. Three',
    'Schedule 1',
    '1. Four',
    '1.1 Five',
    'Annex B',
    '1.1 Six',
    '1.2 Seven',
  ],
  ['letters and Roman numerals', '(a) a', '(b) b', '(i) one', '(ii) two', '(c) c', '(h) eight', '(i) nine'],
])('a text with %s is in order', (_name, ...texts) => {
  expect(planOf(lines(...texts))).toEqual([]);
});

/** Paragraphs that may be clauses, or amounts that a sentence begins with. */
test.each([
  ['PLN per call', false],
  ['SEK', false],
  ['US$ 5', false],
  ['₹ 5', false],
  ['TB of traffic', false],
  ['Mio. EUR', false],
  ['Werktage nach Zugang', false],
  ['Business days after it', false],
  ['km² of land', false],
  ['ALL RIGHTS', true],
  ['TOP Management', true],
  ['Payment', true],
  ['Dayrates', true],
])('a number before %s is surely one of a clause: %s', (rest, isSure) => {
  expect(planOf(lines('2. Fees', '2.1 Base', '2.1 New', `2.2 ${rest}`, '2.3 Tax'))).toEqual([
    'clause 2.1 → 2.2',
    `clause 2.2 → 2.3${isSure ? '' : '?'}`,
    'clause 2.3 → 2.4',
  ]);
});

const sections = (third: string) =>
  `<h2>A. Scope</h2>\n${lines('1. One', '2. Two')}\n<h2>B. Rights</h2>\n${lines(`${third}. Three`, '4. Four')}`;

test('numbers go on in the next section', () => {
  expect(planOf(sections('3'))).toEqual([]);
});

test('lines of a contents list are references', () => {
  const contents = lines('1. Scope', '2. Rights ....... 4', '<a href="#d">3. Duties</a>');
  const text = (inserted: string) =>
    `${contents}\n<h2>1. Scope</h2>\n${inserted}<h2>2. Rights</h2>\n<h2 id="d">3. Duties</h2>`;
  expect(planOf(text(''))).toEqual([]);
  expect(planOf(text('<h2>2. New</h2>\n'))).toEqual([
    'reference 2 → 3?',
    'reference 3 → 4',
    'clause 2 → 3',
    'clause 3 → 4',
  ]);
});

test.each([
  'Section 3 (1)',
  'section 3 of the Lease',
  'section 3 Abs. 2',
  'section 3 para. 2',
  'section 3 No. 4',
  'Section 3 in the Schedule',
])('%s may be of another text, so it is not ticked', (reference) => {
  const text = lines('1. One', '2. New', '2. Two', '3. Three', `4. See ${reference}`);
  expect(planOf(text)).toEqual(['clause 2 → 3', 'clause 3 → 4', 'clause 4 → 5', 'reference 3 → 4?']);
});

test.each(['Article 3 GDPR', 'Article 3 of Regulation (EU) 2016/679', '§ 3 Bundesdatenschutzgesetz'])(
  '%s is of a law, so it is not listed, also when clause 3 is gone',
  (reference) => {
    const text = (...clauses: string[]) => lines('1. One', ...clauses, `4. See ${reference}`);
    expect(planOf(text('2. New', '2. Two', '3. Three'))).toEqual([
      'clause 2 → 3',
      'clause 3 → 4',
      'clause 4 → 5',
    ]);
    expect(planWithout(text('2. Two', '3. Three'), '3. ')).toEqual(['clause 4 → 3']);
  },
);

test('what a change is in is said', () => {
  const editor = makeEditor(lines('1. One', '1. Two. It ends.', '2. First. See clause 2. Third.'));
  const plan = planNumbers(editor.state.doc);
  editor.destroy();
  expect(plan.map(({ sentence }) => sentence)).toEqual(['1. Two.', '2. First.', 'See clause 2.']);
});

test('consistent texts of every program have an empty plan', () => {
  const wrong = [...corpus, ...foreignDocuments].flatMap(({ id, html }) => {
    const plan = planOf(html);
    return plan.length > 0 ? [{ id, plan }] : [];
  });
  expect(wrong).toEqual([]);
});

const RUNS = import.meta.env['VITE_TEST_LENGTH'] === 'long' ? 10_000 : 200;

test('a clause inserted into a consistent text yields exactly the shift', () => {
  const problems: string[] = [];
  for (let seed = 1; seed <= RUNS && problems.length === 0; seed += 1) {
    const random = createRandom(seed);
    const chapters = Array.from({ length: 1 + random(5) }, () =>
      Array.from({ length: 1 + random(6) }, () => random(6)),
    );
    const section = random(chapters.length);
    const place = random(chapters[section]?.length ?? 1);
    /** Clauses behind the inserted one have numbers that are higher by `shift`. */
    const textWith = (shift: number) =>
      chapters
        .map((targets, at) => {
          const numberOf = (clause: number) =>
            `${at + 1}.${clause + 1 + (at === section && clause >= place ? shift : 0)}`;
          const clauses = targets.map((target, clause) => {
            // The inserted clause has the number of the one that it stands before.
            const isReferred = target < targets.length && !(at === section && target === place);
            const reference = isReferred ? `, see clause ${numberOf(target)}` : '';
            return `<p>${numberOf(clause)} We keep it for 3 years${reference}.</p>`;
          });
          if (at === section) clauses.splice(place, 0, `<p>${at + 1}.${place + 1} Inserted.</p>`);
          return [`<h2>${at + 1}. About us</h2>`, ...clauses].join('\n');
        })
        .join('\n');
    const isShifted = renumbered(textWith(0)) === textWith(1);
    if (!isShifted || planOf(textWith(1)).length > 0) problems.push(`seed ${seed}: ${textWith(0)}`);
  }
  expect(problems).toEqual([]);
});

type Random = (below: number) => number;
/** Chapters with the samples of their clauses; the numbers in a sample are those of other clauses. */
interface Clause {
  sample: string;
  /** Chapters and clauses, from 0; a chapter alone has no clause. */
  targets: { chapter: number; clause: number | undefined }[];
  isOwn: boolean;
}

function randomChapters(random: Random): Clause[][] {
  const sizes = Array.from({ length: 2 + random(5) }, () => 1 + random(6));
  return sizes.map((size) =>
    Array.from({ length: size }, () => {
      const isOwn = random(2) === 0;
      const samples = isOwn ? OWN_REFERENCES : FOREIGN_REFERENCES;
      const sample = samples[random(samples.length)] ?? '';
      const targets = Array.from({ length: sample.split('#').length - 1 }, () => {
        const chapter = random(sizes.length);
        return { chapter, clause: random(3) === 0 ? undefined : random(sizes[chapter] ?? 1) };
      });
      return { sample, targets, isOwn };
    }),
  );
}

type NumberOf = (chapter: number, clause: number | undefined) => string;

/** Blocks with the numbers that `write` gives them; references to other texts keep theirs. */
const blocksOf = (chapters: readonly (readonly Clause[])[], write: NumberOf, former: NumberOf): string[][] =>
  chapters.map((clauses, chapter) => [
    `<h2>${write(chapter, undefined)}. Part ${chapter} of it</h2>`,
    ...clauses.map(({ sample, targets, isOwn }, clause) => {
      let at = 0;
      const text = sample.replaceAll('#', () => {
        const target = targets[at++];
        return target ? (isOwn ? write : former)(target.chapter, target.clause) : '';
      });
      return `<p>${write(chapter, clause)} ${text}</p>`;
    }),
  ]);

const PARTIES = '<p>Between Acme Ltd (“Acme”) and the buyer (the “Customer”).</p>';
const written: NumberOf = (chapter, clause) =>
  clause === undefined ? String(chapter + 1) : `${chapter + 1}.${clause + 1}`;

test('after a clause or a chapter was inserted or deleted, own references follow or are said to be gone, and no other one changes', () => {
  const problems: string[] = [];
  for (let seed = 1; seed <= RUNS && problems.length === 0; seed += 1) {
    const random = createRandom(seed);
    const chapters = randomChapters(random);
    const before = blocksOf(chapters, written, written);
    const chapter = random(chapters.length);
    const place = random((chapters[chapter]?.length ?? 0) + 1);
    const [isChapter, isDeleted] = [random(3) === 0, random(3) === 0];
    const isGone = (one: Clause['targets'][number]) =>
      one.chapter === chapter && (isChapter ? true : one.clause === place);
    // A text may begin with any number.
    if (isDeleted && (isChapter ? chapter === 0 : place === chapters[chapter]?.length)) continue;
    const remaining = chapters.flatMap((clauses, at) =>
      clauses.filter((_, clause) => !isDeleted || at !== chapter || (!isChapter && clause !== place)),
    );
    const dangling = remaining.flatMap(({ isOwn, targets }) =>
      isOwn && isDeleted ? targets.filter(isGone) : [],
    );
    const by = isDeleted ? -1 : 1;
    const now: NumberOf = (at, clause) =>
      isChapter
        ? written(at > chapter || (at === chapter && !isDeleted) ? at + by : at, clause)
        : written(
            at,
            clause !== undefined && at === chapter && (clause > place || (clause === place && !isDeleted))
              ? clause + by
              : clause,
          );
    const after = blocksOf(chapters, now, written);
    const own = isChapter
      ? `<h2>${chapter + 1}. New part of it</h2>`
      : `<p>${written(chapter, place)} It is new.</p>`;
    if (isDeleted && isChapter) after.splice(chapter, 1);
    else if (isDeleted) after[chapter]?.splice(place + 1, 1);
    else if (isChapter) after.splice(chapter, 0, [own]);
    else after[chapter]?.splice(place + 1, 0, own);

    const editor = makeEditor([PARTIES, ...before.flat()].join('\n'));
    const index = before.slice(0, chapter).flat().length + 1 + (isChapter ? 0 : place + 1);
    const { doc, tr, schema } = editor.state;
    let from = 0;
    for (let at = 0; at < index; at += 1) from += doc.child(at).nodeSize;
    const opened = openedHtml(editor)?.doc;
    if (isDeleted) {
      let end = from;
      for (let count = isChapter ? (before[chapter]?.length ?? 0) : 1; count > 0; count -= 1)
        end += doc.resolve(end).nodeAfter?.nodeSize ?? 0;
      editor.view.dispatch(tr.delete(from, end));
    } else {
      const text = schema.text(own.replaceAll(/<[^>]*>/g, ''));
      const [type, attributes] = isChapter
        ? (['heading', { level: 2 }] as const)
        : (['paragraph', null] as const);
      editor.view.dispatch(tr.insert(from, schema.node(type, attributes, text)));
    }
    const sure = planNumbers(editor.state.doc, opened).filter(({ isSure }) => isSure);
    applyNumbers(editor, sure);
    const gone = sure.filter(({ kind }) => kind === 'gone').map(({ old }) => old);
    const expectedGone = dangling.map((target) => written(target.chapter, target.clause));
    if (gone.toSorted().join() !== expectedGone.toSorted().join())
      problems.push(`seed ${seed}: gone ${gone.join()}, not ${expectedGone.join()}`);
    const [is, expected] = [save(editor), [PARTIES, ...after.flat()].join('\n')];
    editor.destroy();
    const lacking = expected.split('\n').filter((line) => !is.split('\n').includes(line));
    if (is !== expected) problems.push(`seed ${seed}: lacks ${lacking.join('\n')} in ${is}`);
  }
  expect(problems).toEqual([]);
});

/** Far above what they take, on a busy machine. */
const MAX_MS = 5000;

test('of 3,000 clauses all move, and all references to them', () => {
  const clauses = Array.from(
    { length: 3000 },
    (_, index) => `${index + 1}. Words, see clause ${((index + 1) % 1200) + 1200}.`,
  );
  const editor = makeEditor(lines(...clauses));
  const opened = openedHtml(editor)?.doc;
  const { tr, schema } = editor.state;
  let at = 0;
  for (let index = 0; index < 500; index += 1) at += editor.state.doc.child(index).nodeSize;
  editor.view.dispatch(tr.insert(at, schema.node('paragraph', null, schema.text('501. Inserted.'))));
  const start = performance.now();
  const plan = planNumbers(editor.state.doc, opened);
  applyNumbers(editor, plan);
  const saved = save(editor);
  expect(performance.now() - start).toBeLessThan(MAX_MS);
  expect(plan.filter(({ isSure }) => !isSure)).toEqual([]);
  expect(plan).toHaveLength(2500 + 3000);
  expect(saved).toContain('<p>3001. Words, see clause 1801.</p>');
  editor.destroy();
});
