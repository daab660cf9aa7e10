import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { KeyboardTable } from '../packages/ui/src/testing/KeyboardTable.ts';
import { StoryWindow } from './StoryWindow.tsx';
import { useGlobals } from './useGlobals.ts';
import { viewports } from './viewports.ts';

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

/** Fits a dialog. Smaller overlays set `docs.story.height`. */
const DIALOG_HEIGHT = '32rem';
const COMPONENT_HEIGHT = '24rem';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** Keyboard stories show states that other stories show; the keyboard table documents them. */
const KEYBOARD = 'Keyboard';

const isScreen = ({ title, parameters }: Story): boolean =>
  title.startsWith('Features/') || parameters['layout'] === 'fullscreen';

/** The story's viewport, or a default if that would cover the page. Undefined for inline stories. */
const windowOf = (story: Story): Size | undefined => {
  const { inline, height = DIALOG_HEIGHT } = story.parameters['docs']?.story ?? {};
  const asked = story.storyGlobals?.['viewport']?.value as keyof typeof viewports | undefined;
  if (!asked) return inline === false ? { width: '100%', height } : undefined;
  const { styles } = viewports[asked];
  return inline === false || isScreen(story)
    ? styles
    : { ...styles, height: `min(${styles.height}, ${COMPONENT_HEIGHT})` };
};

interface StateProps {
  story: Story;
  isFirst?: boolean;
}

/** A story with its code, which screens don't have: applications don't import them. */
function State({ story, isFirst = false }: StateProps) {
  const size = windowOf(story);
  const hasCode = !story.title.startsWith('Features/');
  return (
    <Anchor storyId={story.id}>
      {!isFirst && <Subheading>{story.name}</Subheading>}
      <Description of={story.moduleExport} />
      {size ? (
        <>
          <StoryWindow id={story.id} title={story.name} size={size} />
          {hasCode && (
            <details className="planner-docs-code">
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

/** A default export, for `lazy`. */
export default function ComponentDocs() {
  const context = useContext(DocsContext);
  const { states } = useGlobals(context);
  const [first, ...others] = context
    .componentStories()
    .filter(({ tags, name }) => tags.includes('autodocs') && name !== KEYBOARD);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <State story={first} isFirst />}
      {/* Controls don't reach into an iframe. */}
      {first && windowOf(first) ? <ArgTypes /> : <Controls />}
      <Keyboard />
      {others.length > 0 && (
        <div className="planner-docs-states" data-density={states}>
          <Heading>States</Heading>
          {others.map((story) => (
            <State key={story.id} story={story} />
          ))}
        </div>
      )}
    </>
  );
}
