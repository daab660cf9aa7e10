import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lucide's name for each icon. To add one, add a line and run `pnpm --filter @planner/ui draw-icons`. */
const PICTURES = {
  dashboard: 'layout-dashboard',
  users: 'users',
  habits: 'repeat-2',
  workouts: 'dumbbell',
  finances: 'wallet',
  legal: 'scale',
  subscriptions: 'credit-card',
  messages: 'inbox',
  settings: 'settings',
  sidebar: 'panel-left',
  search: 'search',
  edit: 'pencil',
  delete: 'trash',
  add: 'plus',
  remove: 'minus',
  check: 'check',
  close: 'x',
  chevronDown: 'chevron-down',
  chevronRight: 'chevron-right',
  chevronLeft: 'chevron-left',
  moon: 'moon',
  sun: 'sun',
  monitor: 'monitor',
  logOut: 'log-out',
  eye: 'eye',
  eyeOff: 'eye-off',
  more: 'ellipsis-vertical',
  warning: 'triangle-exclamation-point',
  error: 'circle-exclamation-point',
  info: 'info',
  success: 'circle-check',
  retry: 'rotate-cw',
  export: 'download',
  history: 'rotate-ccw-clock',
  code: 'code',
  calendar: 'calendar',
  image: 'image',
  upload: 'upload',
  externalLink: 'external-link',
  copy: 'copy',
  menu: 'menu',
  mail: 'mail',
  user: 'user',
  lock: 'lock',
  arrowLeft: 'arrow-left',
  arrowRight: 'arrow-right',
  alignLeft: 'text-align-start',
  alignCenter: 'text-align-center',
  alignRight: 'text-align-end',
  alignJustify: 'text-align-justify',
  table: 'table',
  arrowUp: 'arrow-up',
  arrowDown: 'arrow-down',
  sort: 'chevrons-up-down',
  filter: 'list-filter',
} as const;

/** Only in the toolbar of `RichTextEditor`, and loaded with it. */
const EDITOR_PICTURES = {
  undo: 'undo-2',
  redo: 'redo-2',
  bold: 'letter-b',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikethrough',
  textColor: 'baseline',
  highlight: 'highlighter',
  subscript: 'subscript',
  superscript: 'superscript',
  quote: 'text-quote',
  codeBlock: 'square-code',
  orderedList: 'list-ordered',
  bulletList: 'list',
  indent: 'list-indent-increase',
  outdent: 'list-indent-decrease',
  rightToLeft: 'pilcrow-left',
  link: 'link',
  video: 'video',
  image: 'image',
  clearFormat: 'remove-formatting',
  comment: 'message-square-plus',
} as const;

type Shape = [tag: string, attributes: Record<string, string>];

/** Files in `src/icons/generated`. */
const FILES = { 'paths.ts': PICTURES, 'editorPaths.ts': EDITOR_PICTURES };

export const folder = new URL('../src/icons/generated/', import.meta.url);

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** A clockwise rectangle from its upper left, with corner radius `r`. */
function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** Concatenated paths must start absolutely: `m5 8 3 8` becomes `M5 8l3 8`. */
const startAbsolutely = (d: string) =>
  d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(?=([-\d.])?)/,
    (_, x: string, y: string, number?: string) => (number ? `M${x} ${y}l` : `M${x} ${y}`),
  );

function toPath([tag, attributes]: Shape): string {
  const n = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return startAbsolutely(attributes['d'] ?? '');
    case 'circle':
      return circle(n('cx'), n('cy'), n('r'));
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`;
    case 'polyline':
      return `M${attributes['points'] ?? ''}`;
    case 'rect':
      return rectangle(n('x'), n('y'), n('width'), n('height'), n('rx') || n('ry'));
    default:
      throw new Error(`Lucide draws with <${tag}> now: teach drawIcons.ts to write it as path data.`);
  }
}

async function draw(picture: string): Promise<string> {
  const { __iconData: data }: { __iconData?: { node: Shape[] } } = await import(
    `lucide-react/icons/${picture}`
  );
  if (!data) throw new Error(`"${picture}" is a former name: see lucide.dev for the present one.`);
  return data.node.map(toPath).join('');
}

/** The sources of `src/icons/generated` by file name, from the installed version of Lucide. */
export async function drawIcons(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const [file, pictures] of Object.entries(FILES)) {
    const lines = await Promise.all(
      Object.entries(pictures).map(async ([name, picture]) => `  ${name}: '${await draw(picture)}',\n`),
    );
    sources.set(
      file,
      `// Written by scripts/drawIcons.ts: change that and run \`pnpm --filter @planner/ui draw-icons\`.
// Pictures by Lucide (lucide.dev), copyright Lucide Icons and Contributors, ISC licence; some derive from Feather, MIT licence.

/** Each icon as one path of 24 by 24. */
export const ${path.parse(file).name} = {
${lines.join('')}} as const;
`,
    );
  }
  return sources;
}

if (import.meta.main)
  for (const [file, source] of await drawIcons()) await writeFile(new URL(file, folder), source);
