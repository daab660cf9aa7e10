import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareContracts, factsOf, type Facts } from './compareContracts.ts';

const CONTRACT = `
servers: [{ url: /api/v1 }]
security: [{ session: [] }, { token: [] }]
paths:
  /users/{id}:
    put:
      operationId: updateUser
      description: Saves a user.
      parameters:
        - { name: query, in: query, schema: { type: string, maxLength: 200 } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/UserUpdate' } } }
      responses:
        '200':
          headers: { ETag: {} }
          content: { application/json: { schema: { $ref: '#/components/schemas/User' } } }
        '404': {}
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: planner_session }
  schemas:
    User:
      type: object
      required: [_id, description]
      properties:
        _id: { type: string, description: A UUID. }
        description: { type: string }
        role: { type: string, enum: [user, admin] }
        kind: { type: string, x-extensible-enum: [known] }
    UserUpdate:
      type: object
      required: [name]
      properties:
        name: { type: string, maxLength: 20 }
        phone: { anyOf: [{ type: string }, { type: 'null' }] }
`;

/** Compares the contract with one in which texts are replaced. */
const compareWith = (...replacements: [text: string, by: string][]) => {
  let edited = CONTRACT;
  for (const [text, by] of replacements) {
    expect(edited).toContain(text);
    edited = edited.replace(text, by);
  }
  const [before, after] = [CONTRACT, edited].map((source) => factsOf(parse(source)) as Facts);
  return compareContracts(before ?? {}, after ?? {});
};

test.each([
  [
    'a response lacks a field',
    '        role: { type: string, enum: [user, admin] }\n',
    '',
    '`updateUser` 200 has no role',
  ],
  ['a promised field is optional', '[_id, description]', '[_id]', '`updateUser` 200 may lack description'],
  ['a closed list grows', '[user, admin]', '[user, admin, owner]', '`updateUser` 200.role may be owner'],
  [
    'a field can be null',
    'type: string, enum',
    "type: [string, 'null'], enum",
    '`updateUser` 200.role may be null',
  ],
  [
    'null is refused',
    "{ anyOf: [{ type: string }, { type: 'null' }] }",
    '{ type: string }',
    '`updateUser` body.phone no longer accepts null',
  ],
  [
    'a closed list is opened to values of another form',
    'enum: [user, admin]',
    "pattern: '^user'",
    '`updateUser` 200.role may have any value',
  ],
  ['a field is required', '[name]', '[name, phone]', '`updateUser` body requires phone'],
  [
    'a limit is lower',
    'maxLength: 20 }',
    'maxLength: 10 }',
    '`updateUser` body.name has the maxLength 10 instead of 20',
  ],
  ['a parameter is renamed', '{ name: query, in', '{ name: q, in', '`updateUser` has no query query'],
  [
    'a parameter is required',
    '{ name: query,',
    '{ name: query, required: true,',
    '`updateUser` requires query query',
  ],
  ['a header is gone', '{ ETag: {} }', '{}', '`updateUser` 200 has no header ETag'],
  [
    'a success may have another status',
    "'404': {}",
    "'404': {}\n        '202': {}",
    '`updateUser` may respond with 202',
  ],
  ['an error has another status', "'404'", "'410'", '`updateUser` no longer responds with 404'],
  ['a code is gone', '[known]', '[renamed]', '`updateUser` 200.kind is never known'],
  ['the API moves', '/api/v1', '/api/v2', 'The API is no longer at /api/v1'],
  [
    'it takes no token',
    'security: [{ session: [] }, { token: [] }]',
    'security: [{ session: [] }]',
    '`updateUser` no longer takes a token',
  ],
  [
    'one operation takes no token',
    'operationId: updateUser',
    'operationId: updateUser\n      security: [{ session: [] }]',
    '`updateUser` no longer takes a token',
  ],
  ['the cookie has another name', 'planner_session', 'session', 'A session is sent in another way'],
  ['servers may lack it', 'operationId', 'x-extra: true\n      operationId', '`updateUser` is an extra'],
  ['it is gone', 'put:', 'trace:', '`updateUser` is gone'],
])('programs break when %s', (_, text, by, sentence) => {
  expect(compareWith([text, by]).breaking).toEqual([sentence]);
});

test('programs break twice when it succeeds with another status', () => {
  expect(compareWith(["'200'", "'202'"]).breaking).toEqual([
    '`updateUser` may respond with 202',
    '`updateUser` no longer responds with 200',
  ]);
});

test('programs can use what is new, and do not notice wider limits, texts and values of lists that grow', () => {
  const changes = compareWith(
    ['Saves a user', 'Stores a user'],
    ['maxLength: 20 }', 'maxLength: 30 }'],
    ["'404': {}", "'404': {}\n        '409': {}\n        '304': {}"],
    ['[known]', '[known, other]'],
    ['{ type: string, enum: [user, admin] }', "{ type: string, pattern: '^[a-z]' }"],
    [
      '      parameters:',
      '      parameters:\n        - { name: notify, in: query, schema: { type: boolean } }',
    ],
    ['        phone:', '        color: { type: string }\n        phone:'],
    ['        role:', '        state: { type: string }\n        role:'],
    ['components:', '  /users: { get: { operationId: listUsers } }\ncomponents:'],
  );
  expect(changes).toEqual({
    breaking: [],
    added: [
      '`updateUser` body accepts `color`',
      '`updateUser` 200.role may be other values',
      '`updateUser` 200 has `state`',
      '`updateUser` accepts `notify`',
      '`listUsers`: GET /users',
    ],
  });
});
