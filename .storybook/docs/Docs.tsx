import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  type DocsContextProps,
  Heading,
  Markdown,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import { type PropsWithChildren, useContext, useLayoutEffect } from 'react';
import type { KeyboardTable } from './KeyboardTable.ts';
import { viewports } from '../looks.ts';
import { storybookTheme } from '../storybookTheme.ts';
import { StoryWindow, useGlobals } from './StoryWindow.tsx';
import './docs.css';

const themes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** The container of every documentation page, in the theme of the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useGlobals(props.context)['theme'] === 'dark';
  useLayoutEffect(() => {
    // Stories set the theme class themselves, but a page may have none.
    document.documentElement.classList.toggle(darkTheme, isDark);
    document.documentElement.classList.toggle(lightTheme, !isDark);
  }, [isDark]);
  return <DocsContainer {...props} theme={themes[isDark ? 'dark' : 'light']} />;
}

function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = preparedMeta.parameters['keyboard'] as KeyboardTable | undefined;
  if (!rows) return null;
  const lines = rows.map(({ keys, does }) => `| ${keys.map((key) => `\`${key}\``).join(' or ')} | ${does} |`);
  return (
    <>
      <Heading>Keyboard</Heading>
      <Markdown>{['| Keys | What they do |', '| --- | --- |', ...lines].join('\n')}</Markdown>
    </>
  );
}

/** Fits a dialog. Smaller overlays set `docs.story.height`. */
const DIALOG_HEIGHT = '32rem';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

const isScreen = ({ title }: Story): boolean => title.startsWith('Features/');

/** The story's viewport, or a default if it would cover the page. Undefined for inline stories. */
const windowOf = ({ parameters, storyGlobals }: Story) => {
  const { inline, height = DIALOG_HEIGHT } = parameters['docs']?.story ?? {};
  const viewport = storyGlobals?.['viewport']?.value as keyof typeof viewports | undefined;
  if (viewport) return viewports[viewport].styles;
  return inline === false ? { width: '100%', height } : undefined;
};

/** A story with its code, which screens don't have: applications don't import them. */
function State({ story, isFirst = false }: { story: Story; isFirst?: boolean }) {
  const size = windowOf(story);
  const hasCode = !isScreen(story);
  return (
    <Anchor storyId={story.id}>
      {!isFirst && <Subheading>{story.name}</Subheading>}
      <Description of={story.moduleExport} />
      {size ? (
        <>
          <StoryWindow id={story.id} title={story.name} size={size} />
          {hasCode && (
            <details>
              <summary>Show code</summary>
              <Source of={story.moduleExport} />
            </details>
          )}
        </>
      ) : (
        <Canvas of={story.moduleExport} withToolbar={isFirst} sourceState={hasCode ? 'hidden' : 'none'} />
      )}
    </Anchor>
  );
}

/** The documentation page of a component. The story Keyboard shows what its table says. */
export function ComponentDocs() {
  const [first, ...others] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, name }) => tags.includes('autodocs') && name !== 'Keyboard');
  return (
    <>
      <Title />
      <Description />
      {first && <State story={first} isFirst />}
      {/* Controls don't reach into an iframe. */}
      {first && windowOf(first) ? <ArgTypes /> : <Controls />}
      <Keyboard />
      {others.length > 0 && <Heading>States</Heading>}
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  );
}
