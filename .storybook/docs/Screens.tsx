import { screenNames, screens } from '@planner/console/screens';
import { useEffect, useState } from 'react';
import { viewports } from '../looks.ts';
import { StoryWindow } from './StoryWindow.tsx';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const SIZES = ['phone', 'tablet', 'laptop'] as const;

/** Every screen of the console in the shell, at three widths, with links to its states. */
export function Screens() {
  const [stories, setStories] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void fetch('index.json')
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setStories(Object.values(entries).filter(({ type }) => type === 'story')));
  }, []);
  return screenNames.flatMap((name) => {
    const shown = stories.find(({ tags }) => tags?.includes(`screen:${name}`));
    if (!shown) return [];
    const { path, title } = screens[name];
    return (
      <section key={name} aria-labelledby={name}>
        <h2 id={name}>
          {title} <code>{path}</code>
        </h2>
        <div className="planner-docs-sizes">
          {SIZES.map((size) => (
            <div key={size} style={{ flexGrow: Number.parseInt(viewports[size].styles.width, 10) }}>
              <StoryWindow
                id={shown.id}
                title={`${title}, ${size}`}
                size={viewports[size].styles}
                shell={name}
              />
            </div>
          ))}
        </div>
        <ul>
          {stories
            .filter((story) => story.title === shown.title)
            .map((story) => (
              <li key={story.id}>
                <a href={`?path=/story/${story.id}&globals=shell:${name}`} target="_top">
                  {story.name}
                </a>
              </li>
            ))}
        </ul>
      </section>
    );
  });
}
