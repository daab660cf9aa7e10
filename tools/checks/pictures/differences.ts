import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './matchPicture.ts';
import {
  COMPARED,
  committedPath,
  drawnPath,
  parseDrawn,
  type PictureName,
  storyInFileName,
  parseCommitted,
} from './names.ts';
import { readCsf } from 'storybook/internal/csf-tools';
import { picturedLooks } from '@planner/storybook/looks';

/** Vitest's, where a run leaves what differs. Relative to the root. */
export const ATTACHMENTS = '.vitest-attachments';
/** Of the page. Relative to the root. */
export const REPORT = 'picture-report';

const STORYBOOK = 'http://localhost:6006';
const GLOBALS: Readonly<Record<string, string>> = { dark: 'theme:dark', rtl: 'direction:rtl' };

interface DrawnDifference extends PictureName {
  /** `packages/ui/src/Button/Button/Long-Text.dark`; patterns are matched with it. */
  readonly title: string;
  readonly drawn: string;
  readonly committed: string;
}

/** Whether a run has compared pictures since the attachments were removed. */
export const hasCompared = (root: string): boolean => existsSync(path.join(root, ATTACHMENTS, COMPARED));

/** What the last run drew differently, in the order of its files. */
const findDifferences = (root: string): DrawnDifference[] =>
  globSync('**/*.webp', { cwd: path.join(root, ATTACHMENTS) })
    .toSorted()
    .flatMap((file) => parseDrawn(file.replaceAll(path.sep, '/')) ?? [])
    .map((name) => ({
      ...name,
      title: `${name.storiesFile.replace(/\.stories\.tsx$/, '')}/${name.story}.${name.look}`,
      drawn: path.join(root, ATTACHMENTS, drawnPath(name)),
      committed: path.join(root, committedPath(name)),
    }));

/** Commits the drawn pictures whose title matches, in any case. Returns their titles. */
export function acceptDifferences(root: string, pattern: RegExp): string[] {
  const accepted = findDifferences(root).filter(({ title }) => pattern.test(title));
  for (const { drawn, committed } of accepted) {
    mkdirSync(path.dirname(committed), { recursive: true });
    copyFileSync(drawn, committed);
    rmSync(drawn);
  }
  return accepted.map(({ title }) => title);
}

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 1.5rem; }
  code { user-select: all; }
  figure { display: grid; place-items: start; margin: 0.5rem 0 1.5rem; }
  img { grid-area: 1 / 1; max-inline-size: 100%; max-block-size: 85vh; border: 1px solid GrayText; }
  img[hidden] { display: revert; visibility: hidden; }
  [data-view="Slide"] img:nth-child(2) { clip-path: inset(0 0 0 var(--slide, 50%)); }
`;

/** Pictures lie on each other. Keys: B before, A after, D difference, S slide, Space blinks, N and P move to the next and previous story. */
const SCRIPT = `
  const figures = [...document.querySelectorAll('figure')];
  const show = (figure, view) => {
    figure.dataset.view = view;
    for (const image of figure.querySelectorAll('img'))
      image.hidden = view === 'Slide' ? image.alt === 'Difference' : image.alt !== view;
  };
  const views = { b: 'Before', a: 'After', d: 'Difference', s: 'Slide' };
  const current = () => figures.find((figure) => figure.getBoundingClientRect().bottom > 100) ?? figures.at(-1);
  for (const figure of figures) show(figure, 'After');
  addEventListener('pointermove', ({ target, offsetX }) => {
    if (target.tagName === 'IMG') target.closest('figure').style.setProperty('--slide', offsetX + 'px');
  });
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const figure = current();
    if (views[key]) for (const other of figures) show(other, views[key]);
    else if (key === ' ') show(figure, figure.dataset.view === 'After' ? 'Before' : 'After');
    else if (key === 'n' || key === 'p')
      figures[figures.indexOf(figure) + (key === 'n' ? 1 : -1)]?.parentElement.scrollIntoView();
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    if (target.dataset.view && target.tagName === 'BUTTON') show(target.closest('article').querySelector('figure'), target.dataset.view);
  });
`;

/** Writes the pictures of a difference into `folder`, and returns a row of the page. */
async function writeRow(
  root: string,
  folder: string,
  { storiesFile, story, look, drawn, committed }: DrawnDifference,
): Promise<string> {
  const pictures: string[] = [];
  const captions: string[] = [];
  const add = (caption: string, bytes: Buffer) => {
    const file = `${storiesFile.replaceAll('/', '-')}-${story}.${look}.${caption}.webp`;
    writeFileSync(path.join(folder, file), bytes);
    pictures.push(`<img src="${file}" alt="${caption}">`);
    captions.push(caption);
  };
  const after = readFileSync(drawn);
  const before = existsSync(committed) ? readFileSync(committed) : undefined;
  if (before) add('Before', before);
  add('After', after);
  if (before) {
    const { marked } = await comparePictures(before, after);
    const raw = { width: marked.width, height: marked.height, channels: 4 as const };
    add('Difference', await sharp(marked.data, { raw }).webp({ lossless: true }).toBuffer());
  }
  const stories = await storiesIn(path.join(root, storiesFile));
  const id = stories.find(({ name }) => storyInFileName(name) === story)?.id;
  const globals = GLOBALS[look] ? `&amp;globals=${GLOBALS[look]}` : '';
  const heading = `${story.replaceAll('-', ' ')}, ${look}`;
  if (before) captions.push('Slide');
  const buttons = captions.map((view) => `<button type="button" data-view="${view}">${view}</button>`);
  return `
    <article>
    <h3>${id ? `<a href="${STORYBOOK}/?path=/story/${id}${globals}">${heading}</a>` : heading}</h3>
    ${buttons.join(' ')}
    <figure>${pictures.join('')}</figure>
    </article>`;
}

/** Writes a page that any static host can serve, with each picture that differs before and after, and what differs marked. Returns their count. */
export async function writeReport(root: string): Promise<number> {
  const folder = path.join(root, REPORT);
  rmSync(folder, { recursive: true, force: true });
  const differences = findDifferences(root);
  if (differences.length === 0) return 0;
  mkdirSync(folder, { recursive: true });
  const title = `Pictures that differ: ${differences.length}`;
  const byComponent = Map.groupBy(differences, (difference) => path.posix.dirname(difference.title));
  const sections = [...byComponent].map(async ([component, ofComponent]) => {
    const rows = await Promise.all(ofComponent.map((difference) => writeRow(root, folder, difference)));
    return `
  <section>
    <h2>${component}</h2>
    <p>Accept these: <code>pnpm pictures accept ${component}/</code></p>${rows.join('')}
  </section>`;
  });
  const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title}</title>
  <style>${STYLE}</style>
  <h1>${title}</h1>
  <p>Keys: B before, A after, D difference, S both with a line at the pointer, Space blinks, N next, P previous.</p>
  ${(await Promise.all(sections)).join('')}
  <script>${SCRIPT}</script>
</html>
`;
  writeFileSync(path.join(folder, 'index.html'), page);
  return differences.length;
}

/** A story as Storybook indexes it. */
interface IndexedStory {
  readonly id: string;
  readonly name: string;
}

/** Stories of a file; none if the file does not exist. */
async function storiesIn(file: string): Promise<IndexedStory[]> {
  if (!existsSync(file)) return [];
  const csf = await readCsf(file, { makeTitle: (title) => title ?? '' });
  return csf.parse().stories.map(({ id, name = '' }) => ({ id, name }));
}

/** Committed pictures whose story is gone or not pictured in their look, relative to the root. Not those of the order desk, which has no stories. */
export async function unusedPictures(root: string): Promise<string[]> {
  const files = globSync('**/__screenshots__/**/*.*', {
    cwd: root,
    exclude: ['**/node_modules/**', 'packages/ui/test/**'],
  }).map((file) => file.replaceAll(path.sep, '/'));
  const byStories = Map.groupBy(files, (file) => parseCommitted(file)?.storiesFile);
  const strays = [...byStories].map(async ([storiesFile, pictures]) => {
    const stories = storiesFile ? await storiesIn(path.join(root, storiesFile)) : [];
    const names = new Set(stories.map(({ name }) => storyInFileName(name)));
    const looks: readonly string[] = picturedLooks(storiesFile ?? '');
    return pictures.filter((file) => {
      const picture = parseCommitted(file);
      return !picture || !names.has(picture.story) || !looks.includes(picture.look);
    });
  });
  return (await Promise.all(strays)).flat().toSorted();
}
