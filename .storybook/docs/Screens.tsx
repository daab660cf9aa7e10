import { DocsContext } from '@storybook/addon-docs/blocks';
import { screenNames, screens } from '@planner/console/screens';
import { useContext, useState } from 'react';
import { viewports } from '../looks.ts';
import { type IndexEntry, pictureOf, type ScreenState, screenStates, SIZES } from '../screenStates.ts';
import { StoryWindow, useGlobals } from './StoryWindow.tsx';
import { useStories } from './useStories.ts';

interface ScreenProps {
  state: ScreenState;
  size: (typeof SIZES)[number];
}

/** A picture of a state, or its story. A picture shows the own brand left to right; `pnpm build-storybook` draws it. */
function Screen({ state, size }: ScreenProps) {
  const { theme = 'light', brand = 'own', direction = 'ltr' } = useGlobals(useContext(DocsContext));
  const [isLive, setLive] = useState(false);
  const { name, styles } = viewports[size];
  const { title } = screens[state.screen];
  const label = `${title}${state.label ? `, ${state.label}` : ''}, ${size}`;
  const isPictured = brand === 'own' && direction === 'ltr' && !isLive;
  return (
    <figure style={{ flexGrow: Number.parseInt(styles.width, 10) }} data-size={size}>
      {isPictured ? (
        <img
          src={pictureOf(state, size, theme)}
          alt={label}
          loading="lazy"
          width={Number.parseInt(styles.width, 10)}
          height={Number.parseInt(styles.height, 10)}
          // Storybook's development server has none.
          onError={() => setLive(true)}
        />
      ) : (
        <StoryWindow
          id={state.story.id}
          title={label}
          size={styles}
          globals={state.globals}
          isPlayed={state.isPlayed}
        />
      )}
      <figcaption>
        <a
          href={`?path=/story/${state.story.id}&globals=${state.globals};viewport.value:${size}`}
          target="_top"
        >
          {name}
        </a>
        {isPictured && (
          <button type="button" onClick={() => setLive(true)} aria-label={`Show ${label}, live`}>
            Live
          </button>
        )}
      </figcaption>
    </figure>
  );
}

/** Without `View`: the component with data and its view have states of the same screen. */
const subjectOf = ({ title }: IndexEntry) => title.replace(/View$/, '');

/** Every screen of the console in the shell, at three widths, with links to its states. */
export function Screens() {
  const stories = useStories();
  const all = screenStates(stories);
  return screenNames.map((name) => {
    const states = all.filter(({ screen }) => screen === name);
    const [rest] = states;
    if (!rest) return null;
    const { path, title } = screens[name];
    return (
      <section key={name} aria-labelledby={name}>
        <h2 id={name}>
          {title} <code>{path}</code>
        </h2>
        {states.map((state) => (
          <div key={state.picture}>
            {state.label && <h3>{state.label}</h3>}
            <div className="planner-docs-sizes">
              {SIZES.map((size) => (
                <Screen key={size} state={state} size={size} />
              ))}
            </div>
          </div>
        ))}
        <details>
          <summary>All stories</summary>
          <ul>
            {stories
              .filter((story) => subjectOf(story) === subjectOf(rest.story))
              .map((story) => (
                <li key={story.id}>
                  <a href={`?path=/story/${story.id}&globals=shell:${name}`} target="_top">
                    {story.name}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      </section>
    );
  });
}
