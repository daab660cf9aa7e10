import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './matchPicture.ts';
import { committedPath, parseDrawn, type PictureName, storyInFileName } from './names.ts';
import { storiesIn } from './strays.ts';

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

/** What the last run drew differently, in the order of its files. */
const findDifferences = (root: string): DrawnDifference[] =>
  globSync('**/*.webp', { cwd: path.join(root, ATTACHMENTS) })
    .toSorted()
    .flatMap((file): DrawnDifference[] => {
      const name = parseDrawn(file.replaceAll(path.sep, '/'));
      if (!name) return [];
      const component = name.storiesFile.replace(/\.stories\.tsx$/, '');
      return [
        {
          ...name,
          title: `${component}/${name.story}.${name.look}`,
          drawn: path.join(root, ATTACHMENTS, file),
          committed: path.join(root, committedPath(name)),
        },
      ];
    });

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
  h2 { margin-block: 2rem 0.5rem; font-size: 1.125rem; }
  code { user-select: all; }
  .pictures { display: flex; gap: 1rem; overflow-x: auto; padding-block: 0.5rem 1.5rem; }
  figure { margin: 0; flex: none; }
  img { display: block; border: 1px solid GrayText; }
`;

interface Shown {
  readonly heading: string;
  readonly link: string | undefined;
  readonly pictures: readonly { readonly caption: string; readonly file: string }[];
}

const rowOf = ({ heading, link, pictures }: Shown) => `
    <h3>${link ? `<a href="${link}">${heading}</a>` : heading}</h3>
    <div class="pictures" role="region" aria-label="${heading}" tabindex="0">
      ${pictures.map(({ caption, file }) => `<figure><figcaption>${caption}</figcaption><img src="${file}" alt="" loading="lazy"></figure>`).join('\n      ')}
    </div>`;

const pageOf = (components: ReadonlyMap<string, readonly Shown[]>, count: number) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Pictures that differ: ${count}</title>
  <style>${STYLE}</style>
  <h1>Pictures that differ: ${count}</h1>
${[...components].map(([component, rows]) => `  <section>\n    <h2>${component}</h2>\n    <p>Accept these: <code>pnpm pictures accept ${component}/</code></p>${rows.map(rowOf).join('')}\n  </section>`).join('\n')}
</html>
`;

/** Writes a page that any static host can serve, with each picture that differs before and after, and what differs marked. Returns their count. */
export async function writeReport(root: string): Promise<number> {
  const folder = path.join(root, REPORT);
  rmSync(folder, { recursive: true, force: true });
  const differences = findDifferences(root);
  if (differences.length === 0) return 0;
  mkdirSync(folder, { recursive: true });

  const show = async (
    { storiesFile, story, look, drawn, committed }: DrawnDifference,
    index: number,
  ): Promise<Shown> => {
    const write = (caption: string, bytes: Buffer) => {
      const file = `${index}-${caption.toLowerCase()}.webp`;
      writeFileSync(path.join(folder, file), bytes);
      return { caption, file };
    };
    const after = readFileSync(drawn);
    const pictures = [write('After', after)];
    if (existsSync(committed)) {
      const before = readFileSync(committed);
      const { marked } = await comparePictures(before, after);
      const raw = { width: marked.width, height: marked.height, channels: 4 as const };
      const difference = await sharp(marked.data, { raw }).webp({ lossless: true }).toBuffer();
      pictures.unshift(write('Before', before));
      pictures.push(write('Difference', difference));
    }
    const stories = await storiesIn(path.join(root, storiesFile));
    const id = stories.find(({ name }) => storyInFileName(name) === story)?.id;
    const globals = GLOBALS[look] ? `&amp;globals=${GLOBALS[look]}` : '';
    return {
      heading: `${story.replaceAll('-', ' ')}, ${look}`,
      link: id && `${STORYBOOK}/?path=/story/${id}${globals}`,
      pictures,
    };
  };

  const byComponent = Map.groupBy(
    await Promise.all(
      differences.map(async (difference, index) => ({
        component: difference.title.slice(0, difference.title.lastIndexOf('/')),
        shown: await show(difference, index),
      })),
    ),
    ({ component }) => component,
  );
  const components = new Map(
    [...byComponent].map(([component, rows]) => [component, rows.map(({ shown }) => shown)]),
  );
  writeFileSync(path.join(folder, 'index.html'), pageOf(components, differences.length));
  return differences.length;
}
