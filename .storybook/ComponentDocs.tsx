import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  type DocsContextProps,
  Heading,
  Primary,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { darkTheme, lightTheme } from '@planner/ui/theme';
import { Fragment, useContext, useEffect } from 'react';
import type { KeyboardTable } from '../packages/ui/src/keyboard/KeyboardTable.ts';
import { viewports } from './viewports.ts';
import './docs.css';

/** What the keyboard does, from the table that stands beside the component. */
function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rows = preparedMeta.parameters['keyboard'] as KeyboardTable | undefined;
  if (!rows) return null;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table className="planner-docs-table">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={`${keys.join()} ${does}`}>
              <td>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' or '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface Size {
  width: string;
  height: string;
}

/** Enough for a dialog, on a page of any width; what is lower says so by `docs.story.height`. */
const DIALOG_HEIGHT = '32rem';
/** A component does not fill the screen whose width it is shown in. */
const COMPONENT_HEIGHT = '24rem';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** What a story of this name plays is told by the table of keys, and what it leaves is a state that others show. */
const KEYBOARD = 'Keyboard';

/** Whether a story shows a whole screen. */
const isScreen = ({ title, parameters }: Story): boolean =>
  title.startsWith('Features/') || parameters['layout'] === 'fullscreen';

/**
 * The window that a story needs: the one it asks for, as what it shows depends on it, or one of its own where it opens over
 * the page (`docs.story.inline: false`) and would cover everything else.
 */
const windowOf = (story: Story): Size | undefined => {
  const { inline, height = DIALOG_HEIGHT } = story.parameters['docs']?.story ?? {};
  const asked = story.storyGlobals?.['viewport']?.value as keyof typeof viewports | undefined;
  if (!asked) return inline === false ? { width: '100%', height } : undefined;
  const { styles } = viewports[asked];
  return inline === false || isScreen(story)
    ? styles
    : { ...styles, height: `min(${styles.height}, ${COMPONENT_HEIGHT})` };
};

interface InWindowProps {
  story: Story;
  size: Size;
  /** Those of the page, so that it has its theme and direction. */
  globals: Record<string, unknown>;
}

/** A story in a window of its own. */
function InWindow({ story: { id, name }, size, globals }: InWindowProps) {
  const chosen = ['theme', 'direction'].map((key) => `${key}:${String(globals[key])}`).join(';');
  return (
    // A page of our own, which needs its scripts and its service worker.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      className="planner-docs-window"
      title={name}
      loading="lazy"
      src={`iframe.html?viewMode=story&id=${id}&globals=${chosen}`}
      style={size}
    />
  );
}

/** Documentation of a component: what it is for and what not, its choices, its keys, and every state. */
export default function ComponentDocs() {
  const context = useContext(DocsContext);
  const [first, ...others] = context
    .componentStories()
    .filter(({ tags, name }) => tags.includes('autodocs') && name !== KEYBOARD);
  const globals = first ? context.getStoryContext(first).globals : {};
  const firstWindow = first && windowOf(first);
  const isDark = globals['theme'] === 'dark';
  useEffect(() => {
    // Stories on the page do it themselves; those in windows of their own cannot.
    document.documentElement.classList.toggle(darkTheme, isDark);
    document.documentElement.classList.toggle(lightTheme, !isDark);
  }, [isDark]);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && firstWindow ? (
        <>
          <InWindow story={first} size={firstWindow} globals={globals} />
          {/* Controls do not reach into another window. */}
          <ArgTypes />
        </>
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <Keyboard />
      {others.length > 0 && (
        <div className="planner-docs-states" data-density={globals['states']}>
          <Heading>States</Heading>
          {others.map((story) => {
            const size = windowOf(story);
            return size ? (
              <Fragment key={story.id}>
                <Subheading>{story.name}</Subheading>
                <InWindow story={story} size={size} globals={globals} />
              </Fragment>
            ) : (
              <DocsStory key={story.id} of={story.moduleExport} expanded />
            );
          })}
        </div>
      )}
    </>
  );
}
