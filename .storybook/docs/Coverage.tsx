import { Markdown } from '@storybook/addon-docs/blocks';
import type { IndexEntry } from '../screenStates.ts';
import { useStories } from './useStories.ts';

const COLUMNS: readonly (readonly [heading: string, story: RegExp])[] = [
  ['Keyboard', /^Keyboard$/],
  ['Long text', /Long|Hard|Wide/],
  ['Disabled', /Disabled|Unavailable|Read Only|Refused|Off$/],
  ['Wrong', /Invalid|Wrong|Error|Fail|Incomplete|Unreachable/],
  ['Loading', /Loading|Pending|Slow|Busy|Stale|Uploading|Running/],
  ['Empty', /Empty|Nothing|No /],
  ['Phone', /Phone|Zoom/],
  ['Right to left', /Right To Left|Arabic/],
];

interface CoverageProps {
  /** First part of the titles. */
  of: 'kit' | 'screens';
}

/** A table with how many states each component has, and which kinds of them. */
export function Coverage({ of }: CoverageProps) {
  const stories = useStories().filter(({ title }) => title.startsWith('Features/') === (of === 'screens'));
  const titles = [...new Set(stories.map(({ title }) => title))].filter(
    (title) => !title.startsWith('Foundations/'),
  );
  const row = (title: string) => {
    const own: readonly IndexEntry[] = stories.filter((story) => story.title === title);
    const page = own[0]?.id.replace(/--.*/, '--docs');
    const marks = COLUMNS.map(([, story]) => (own.some(({ name }) => story.test(name)) ? '✓' : ''));
    return `| [${title.replace('Features/', '')}](?path=/docs/${page}) | ${own.length} | ${marks.join(' | ')} |`;
  };
  const head = ['Component', 'States', ...COLUMNS.map(([heading]) => heading)];
  return (
    <Markdown>
      {[`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...titles.map(row)].join('\n')}
    </Markdown>
  );
}
