import { iconFile } from '@planner/api-client/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import contractText from '../../../../openapi.yaml?raw';
import {
  ICON_LIMITS,
  iconCategoryUpdateSchema,
  NEW_ICON_CATEGORY,
  newIconCategorySchema,
} from './iconCategoryFields.tsx';

const errorsOf = (schema: v.GenericSchema, values: unknown) =>
  v.safeParse(schema, values).issues?.map(({ message }) => message);

describe('a new category', () => {
  it('requires a name and both icons', () => {
    expect(errorsOf(newIconCategorySchema, { ...NEW_ICON_CATEGORY, name: ' \u200b' })).toEqual([
      'Name is required',
      'Light icon is required',
      'Dark icon is required',
    ]);
  });

  it('is sent with a trimmed name and unchanged files', () => {
    const icons = { iconLight: iconFile('sun.png'), iconDark: iconFile('moon.png') };
    const sent = v.parse(newIconCategorySchema, { name: ' Reading ', ...icons });
    expect(sent.name).toBe('Reading');
    expect(sent.iconLight).toBe(icons.iconLight);
    expect(sent.iconDark).toBe(icons.iconDark);
  });
});

describe('a stored category', () => {
  it('requires a name', () => {
    expect(errorsOf(iconCategoryUpdateSchema, NEW_ICON_CATEGORY)).toEqual(['Name is required']);
  });

  it('is sent with the chosen icons only', () => {
    expect(v.parse(iconCategoryUpdateSchema, { ...NEW_ICON_CATEGORY, name: 'Reading' })).toEqual({
      name: 'Reading',
      iconLight: undefined,
      iconDark: undefined,
    });
  });
});

it('limits icons as the contract does', () => {
  const mib = ICON_LIMITS.maxBytes / 1024 / 1024;
  const pixels = ICON_LIMITS.maxPixels.toLocaleString('en');
  expect(contractText.replaceAll(/\s+/g, ' ')).toContain(
    `At most ${mib} MiB (else 413) and ${pixels} by ${pixels} pixels (else 422)`,
  );
});
