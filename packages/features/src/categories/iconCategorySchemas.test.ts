import { fixtures, iconFile } from '@planner/api-client/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import contractText from '../../../../openapi.yaml?raw';
import { ICON_MAX_BYTES, ICON_MAX_PIXELS } from './constants.ts';
import {
  differencesOf,
  iconCategoryUpdateSchema,
  NEW_ICON_CATEGORY,
  newIconCategorySchema,
} from './iconCategorySchemas.ts';

const [theirs] = fixtures.habitCategories;
if (!theirs) throw new Error('There is no category to compare with');

const problemsWith = (schema: v.GenericSchema, values: unknown) =>
  v.safeParse(schema, values).issues?.map(({ message }) => message);

describe('a new category', () => {
  it('needs a name and both icons', () => {
    expect(problemsWith(newIconCategorySchema, { ...NEW_ICON_CATEGORY, name: ' \u200b' })).toEqual([
      'Name is required',
      'Light icon is required',
      'Dark icon is required',
    ]);
  });

  it('is sent with its trimmed name and the files as they are', () => {
    const icons = { iconLight: iconFile('sun.png'), iconDark: iconFile('moon.png') };
    const sent = v.parse(newIconCategorySchema, { name: ' Reading ', ...icons });
    expect(sent.name).toBe('Reading');
    expect(sent.iconLight).toBe(icons.iconLight);
    expect(sent.iconDark).toBe(icons.iconDark);
  });
});

describe('a stored category', () => {
  it('needs a name', () => {
    expect(problemsWith(iconCategoryUpdateSchema, NEW_ICON_CATEGORY)).toEqual(['Name is required']);
  });

  it('is sent without the icons that were not chosen', () => {
    expect(v.parse(iconCategoryUpdateSchema, { ...NEW_ICON_CATEGORY, name: 'Reading' })).toEqual({
      name: 'Reading',
      iconLight: undefined,
      iconDark: undefined,
    });
  });

  it('differs from what somebody else has saved in its name and in the icons that were chosen', () => {
    expect(
      differencesOf({ ...NEW_ICON_CATEGORY, name: 'Mine', iconDark: iconFile('moon.png') }, theirs),
    ).toEqual([
      { label: 'Name', mine: 'Mine', theirs: theirs.name },
      { label: 'Dark Image', mine: 'moon.png', theirs: 'the image shown below' },
    ]);
    expect(differencesOf({ ...NEW_ICON_CATEGORY, name: ` ${theirs.name} ` }, theirs)).toEqual([]);
  });
});

it('limits of icons are those of the contract', () => {
  const mib = ICON_MAX_BYTES / 1024 / 1024;
  const pixels = ICON_MAX_PIXELS.toLocaleString('en');
  expect(contractText.replaceAll(/\s+/g, ' ')).toContain(
    `At most ${mib} MiB (else 413) and ${pixels} by ${pixels} pixels (else 422)`,
  );
});
