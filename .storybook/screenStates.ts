import { screenNames, screens, type ScreenName } from '@planner/console/screens';
import type { viewports } from './looks.ts';

/** An entry of Storybook's `index.json`. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** Viewports of the page "Screens". */
export const SIZES = ['phone', 'tablet', 'laptop'] as const satisfies (keyof typeof viewports)[];

/**
 * What a list can show besides its rows. A story is tagged with it, such as `state:allUsers:task`; an outage is shown by the shell, around
 * the list at rest.
 */
const LABELS = {
  task: 'While a task runs',
  selection: 'With a selection',
  message: 'With a message',
  outage: 'Without a connection',
} as const;

/** A screen at rest or in another state. */
export interface ScreenState {
  readonly screen: ScreenName;
  /** Undefined at rest. */
  readonly label: string | undefined;
  readonly story: IndexEntry;
  /** As in an address of Storybook. */
  readonly globals: string;
  /** Whether only the play function of the story reaches it. */
  readonly isPlayed: boolean;
  /** Name of its pictures, which have a size and a theme as well. */
  readonly picture: string;
}

/** Screens without a story, and tags that show nothing, because their screen or state is none. */
export const screenTagProblems = (stories: readonly IndexEntry[]): string[] => {
  const tags = new Set(stories.flatMap((story) => story.tags ?? []));
  const names = screenNames.map((name) => `screen:${name}`);
  const shown = new Set([
    ...names,
    ...screenNames.flatMap((name) => Object.keys(LABELS).map((state) => `state:${name}:${state}`)),
  ]);
  return [
    ...names.filter((tag) => !tags.has(tag)).map((tag) => `No story has the tag ${tag}`),
    ...[...tags]
      .filter((tag) => /^(?:screen|state):/.test(tag) && !shown.has(tag))
      .map((tag) => `The tag ${tag} names no screen or state`),
  ];
};

/** The states that the page "Screens" shows, in the order of the screens. */
export const screenStates = (stories: readonly IndexEntry[]): ScreenState[] => {
  const tagged = (tag: string) => stories.find(({ tags }) => tags?.includes(tag));
  return screenNames.flatMap((screen) => {
    const rest = tagged(`screen:${screen}`);
    if (!rest) return [];
    const globals = `shell:${screen}`;
    const others = Object.entries(LABELS).flatMap(([state, label]): ScreenState[] => {
      const more = { screen, label, picture: `${screen}.${state}` };
      if (state === 'outage')
        return screens[screen].search
          ? [{ ...more, story: rest, globals: `${globals};outage:yes`, isPlayed: false }]
          : [];
      const story = tagged(`state:${screen}:${state}`);
      return story ? [{ ...more, story, globals, isPlayed: true }] : [];
    });
    return [{ screen, label: undefined, story: rest, globals, isPlayed: false, picture: screen }, ...others];
  });
};

/** Where a built Storybook has a picture of a state, relative to it. */
export const pictureOf = (
  { picture }: Pick<ScreenState, 'picture'>,
  size: (typeof SIZES)[number],
  theme: string,
): string => `screens/${picture}.${size}.${theme}.webp`;
