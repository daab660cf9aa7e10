import { screenNames, screens, type ScreenName } from '@planner/console/screens';
import { useEffect, useState } from 'react';
import { StoryWindow } from './StoryWindow.tsx';
import { viewports } from './viewports.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const SIZES = ['phone', 'tablet', 'laptop'] as const;

/** Its story first, which is tagged with the screen, then the other states of the component. */
const statesOf = (name: ScreenName, stories: readonly Entry[]): readonly Entry[] => {
  const first = stories.find(({ tags }) => tags?.includes(`screen:${name}`));
  const others = stories.filter((story) => story !== first && story.title === first?.title);
  return first ? [first, ...others] : [];
};

function Screen({ name, states }: { name: ScreenName; states: readonly Entry[] }) {
  const [chosen, setChosen] = useState(states[0]);
  const [isSeen, setSeen] = useState(false);
  const { path, title } = screens[name];
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>
        {title} <code>{path}</code>
      </h2>
      <fieldset className="planner-docs-choice" aria-label={`States of ${title}`}>
        {states.map((state) => (
          <button
            key={state.id}
            type="button"
            aria-pressed={state === chosen}
            onClick={() => setChosen(state)}
          >
            {state.name}
          </button>
        ))}
      </fieldset>
      {chosen && (
        <div
          className="planner-docs-sizes"
          ref={(sizes) => {
            // Browsers load far more lazy frames than are in view. Each is a whole preview.
            const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
            if (sizes) observer.observe(sizes);
            return () => observer.disconnect();
          }}
        >
          {SIZES.map((size) => (
            <figure key={size} style={{ flexGrow: Number.parseInt(viewports[size].styles.width, 10) }}>
              {isSeen && (
                <StoryWindow
                  id={chosen.id}
                  title={`${title}: ${chosen.name}, ${size}`}
                  size={viewports[size].styles}
                  shell={name}
                />
              )}
              <figcaption>
                <a
                  href={`?path=/story/${chosen.id}&globals=shell:${name};viewport.value:${size}`}
                  target="_top"
                >
                  {viewports[size].name}
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

/** Every screen of the console in the shell, at three widths. */
export function Screens() {
  const [stories, setStories] = useState<readonly Entry[]>();
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')));
  }, []);
  return (
    <div className="planner-docs-screens">
      {stories &&
        screenNames.map((name) => <Screen key={name} name={name} states={statesOf(name, stories)} />)}
    </div>
  );
}
