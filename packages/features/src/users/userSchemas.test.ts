import { fixtures } from '@planner/api-client/testing';
import { INCOMPLETE_DATE } from '@planner/ui';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './userFields.ts';
import { NEW_USER, newUserSchema, userUpdateSchema, valuesOf } from './userSchemas.ts';

const mandatory = { ...NEW_USER, name: ' Lan ', email: 'lan@example.org ', password: ' secret ' };

describe('newUserSchema', () => {
  it('sends nothing known as null, texts trimmed, and the password as it is', () => {
    expect(v.parse(newUserSchema, mandatory)).toEqual({
      name: 'Lan',
      email: 'lan@example.org',
      password: ' secret ',
      gender: 'male',
      role: 'user',
      dob: null,
      height: null,
      weight: null,
    });
  });

  it('asks for name, e-mail and password', () => {
    const { issues = [] } = v.safeParse(newUserSchema, NEW_USER);
    expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(
      new Set(['name', 'email', 'password']),
    );
  });
});

describe('userUpdateSchema', () => {
  it.each(fixtures.users.slice(0, 5))('gives back $name unchanged', (user) => {
    const { name, dob, gender, height, weight, role } = user;
    expect(v.parse(userUpdateSchema, valuesOf(user))).toEqual({ name, dob, gender, height, weight, role });
  });

  it('refuses half a date', () => {
    const { issues } = v.safeParse(newUserSchema, { ...mandatory, dob: INCOMPLETE_DATE });
    expect(issues?.[0].message).toBe('Enter the whole date, or none');
  });

  it('asks for a role', () => {
    const [user] = fixtures.users;
    if (!user) throw new Error('There are no users to try with');
    const { issues } = v.safeParse(userUpdateSchema, { ...valuesOf(user), role: '' });
    expect(issues?.[0].message).toBe('Choose a role');
  });
});

describe('differencesOf', () => {
  it('names each field that differs, dates in words', () => {
    const mine = { ...mandatory, dob: '1994-03-18', weight: '54.5' };
    const theirs = { ...mandatory, name: 'Lan', dob: '', weight: '55' };
    expect(differencesOf(mine, theirs)).toEqual([
      { label: 'Date of Birth', mine: expect.stringContaining('1994'), theirs: '' },
      { label: 'Weight (kg)', mine: '54.5', theirs: '55' },
    ]);
  });
});
