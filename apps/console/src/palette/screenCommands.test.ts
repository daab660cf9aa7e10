import { describe, expect, it } from 'vitest';
import { protectedScreens, publicScreens } from '../routes.ts';
import { titles } from '../titles.ts';
import { screenCommands } from './screenCommands.ts';

const hasParts = (path: string) => path.includes(':');

describe('the screens of the palette', () => {
  it.each(Object.entries(protectedScreens).filter(([, { path }]) => !hasParts(path)))(
    '%s is one of them',
    (name, { path }) => {
      expect(screenCommands).toContainEqual(
        expect.objectContaining({ id: name, href: path, label: titles[name as keyof typeof titles] }),
      );
    },
  );

  it('are what anybody signed in may see, and not the way in', () => {
    const names = screenCommands.map(({ id }) => id);
    const entrance = ['login', 'forgotPassword', 'resetLinkSent', 'resetPassword'];
    const open = Object.keys(publicScreens).filter((name) => !entrance.includes(name));
    expect(names).toEqual(expect.arrayContaining(open));
    for (const name of entrance) expect(names).not.toContain(name);
  });

  it('can be told apart', () => {
    const words = screenCommands.map(({ label, description }) => `${label} ${description ?? ''}`);
    expect(new Set(words).size).toBe(words.length);
  });

  it('have a picture each', () => {
    expect(screenCommands.filter(({ icon }) => icon === undefined)).toEqual([]);
  });
});
