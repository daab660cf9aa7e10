import { fixtures } from '@planner/api-client/testing';
import { INCOMPLETE_DATE } from '@planner/ui';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NEW_USER, newUserSchema, userUpdateSchema, valuesOf } from './userFields.tsx';

const mandatory = { ...NEW_USER, name: ' Lan ', email: 'lan@example.org ', password: ' secret ' };

describe('newUserSchema', () => {
  it('sends null for empty fields, trims text, and keeps the password as typed', () => {
    expect(v.parse(newUserSchema(), mandatory)).toEqual({
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

  it.each(['0', '-1', '1e3', 'tall', '1,000.5', '9'.repeat(11)])('refuses a weight of %j', (weight) => {
    expect(v.safeParse(newUserSchema(), { ...mandatory, weight }).issues?.[0].message).toBe(
      'Weight must be a number above 0, such as 54.5',
    );
  });

  it.each([
    ['0.1', '0.1'],
    ['١٦٢', '162'],
    ['139 lb', '63'],
    [' 70 ', '70'],
  ])('takes a weight of %j as %j', (weight, stored) => {
    expect(v.parse(newUserSchema(), { ...mandatory, weight }).weight).toBe(stored);
  });

  it('requires name, e-mail and password', () => {
    const { issues = [] } = v.safeParse(newUserSchema(), NEW_USER);
    expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(
      new Set(['name', 'email', 'password']),
    );
  });
});

describe('the password of a new administrator', () => {
  const admin = { ...mandatory, role: 'admin' as const, password: 'elevenchars' };

  it('has 12 characters where the server asks for them', () => {
    const { issues = [] } = v.safeParse(newUserSchema(12), admin);
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['password', 'Password must be at least 12 characters'],
    ]);
    expect(v.is(newUserSchema(12), { ...admin, password: 'twelve chars' })).toBe(true);
    expect(v.is(newUserSchema(12), { ...admin, role: 'user' })).toBe(true);
    expect(v.is(newUserSchema(), admin)).toBe(true);
  });
});

describe('userUpdateSchema', () => {
  it.each(fixtures.users.slice(0, 5))('round-trips $name', (user) => {
    const { name, dob, gender, height, weight, role } = user;
    expect(v.parse(userUpdateSchema(user), valuesOf(user))).toEqual({
      name,
      dob,
      gender,
      height,
      weight,
      role,
    });
  });

  it('rejects an incomplete date', () => {
    const { issues } = v.safeParse(newUserSchema(), { ...mandatory, dob: INCOMPLETE_DATE });
    expect(issues?.[0].message).toBe('Enter a complete date or leave it empty');
  });

  it.each(['5 ft 11', '180 cm', '180,5'])(
    'does not send a stored height of "%s" until it is edited',
    (text) => {
      const [user] = fixtures.users;
      if (!user) throw new Error('There are no users');
      const stored = { ...user, height: text };
      const schema = userUpdateSchema(stored);
      const values = { ...valuesOf(stored), name: 'Lan' };
      expect(JSON.stringify(v.parse(schema, values))).not.toContain('height');
      expect(v.parse(schema, { ...values, height: '181' }).height).toBe('181');
      expect(v.parse(schema, { ...values, height: '' }).height).toBe(null);
      expect(v.safeParse(schema, { ...values, height: `${text}?` }).issues?.[0].message).toContain(
        'Height must be',
      );
    },
  );

  it('requires a role', () => {
    const [user] = fixtures.users;
    if (!user) throw new Error('There are no users');
    const { issues } = v.safeParse(userUpdateSchema(user), { ...valuesOf(user), role: '' });
    expect(issues?.[0].message).toBe('Choose a role');
  });
});
