import { rightsOf } from '@planner/features/shared';
import { describe, expect, it } from 'vitest';
import { isPublic, screenNames, screens } from '../screens.ts';
import { screenCommands } from './navigation.ts';

const EVERYTHING = { includes: () => true };
const commands = screenCommands(rightsOf(EVERYTHING, []));
const protectedNames = screenNames.filter((name) => !isPublic(name));

describe('screenCommands', () => {
  it.each(protectedNames.filter((name) => !screens[name].path.includes(':')))('includes %s', (name) => {
    const { path, title } = screens[name];
    expect(commands).toContainEqual(expect.objectContaining({ id: name, href: path, label: title }));
  });

  it.each([
    ['All Users', 'Users'],
    ['Add Habit Category', 'Habits'],
    ['All Workout Categories', 'Workouts'],
    ['Add Finance Category', 'Finances'],
    ['Tokens', 'Settings'],
    ['Contact Us', 'Public page'],
    ['Dashboard', undefined],
  ])('describes %s as %s', (label, description) => {
    expect(commands).toContainEqual(expect.objectContaining({ label, description }));
  });

  it('includes public screens, except those for signed-out users', () => {
    const names = commands.map(({ id }) => id);
    const signedOut = [
      'login',
      'forgotPassword',
      'resetLinkSent',
      'resetPassword',
      'invitation',
      'secureAccount',
    ];
    // They need a number, or a text.
    const numbered = ['privacyPolicyVersion', 'termsVersion', 'legalText'];
    const others = screenNames.filter(
      (name) => isPublic(name) && ![...signedOut, ...numbered].includes(name),
    );
    expect(names).toEqual(expect.arrayContaining(others));
    for (const name of signedOut) expect(names).not.toContain(name);
  });

  it('includes further legal texts and their public pages', () => {
    const legalTexts = [{ type: 'imprint.de', title: 'Impressum', language: 'de' }];
    expect(screenCommands(rightsOf(EVERYTHING, [], { legalTexts }))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Impressum', href: '/legal/imprint.de', description: 'Legal' }),
        expect.objectContaining({
          label: 'Impressum',
          href: '/texts/imprint.de',
          description: 'Public page',
        }),
      ]),
    );
  });

  it('omits what the server does not offer', () => {
    const offered = screenCommands(rightsOf([], [])).map(({ id }) => id);
    expect(offered).not.toContain('messages');
    expect(offered).toContain('subscriptions');
  });

  it('omits what the account may not open', () => {
    const allowed = screenCommands(rightsOf(EVERYTHING, ['createUser'])).map(({ id }) => id);
    expect(allowed).not.toContain('addUser');
    expect(allowed).toContain('allUsers');
  });

  it('has a unique label and description per screen', () => {
    const words = commands.map(({ label, description }) => `${label} ${description ?? ''}`);
    expect(new Set(words).size).toBe(words.length);
  });

  it('has an icon per screen', () => {
    expect(commands.filter(({ icon }) => icon === undefined)).toEqual([]);
  });
});
