/** A contract with what no program depends on left out: texts and examples. */
export type Facts = Record<string, unknown>;

interface Node {
  [key: string]: unknown;
  $ref?: string;
  operationId?: string;
  name?: string;
  in?: string;
}

/** What has changed for programs, as sentences. */
export interface Changes {
  /** Programs written for the released contract may fail. */
  breaking: string[];
  added: string[];
}

const TEXTS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'tags',
  'contact',
  'license',
  'x-enumDescriptions',
]);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** A request that kept the released limit must keep the current one. */
const MAXIMA = ['maxLength', 'maximum', 'maxItems'];
const MINIMA = ['minLength', 'minimum', 'minItems'];

/** What programs depend on. Names of properties may be those of texts. */
export const factsOf = (value: unknown, isNames = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => factsOf(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      TEXTS.has(key) && !isNames ? [] : [[key, factsOf(part, key === 'properties')]],
    ),
  );
};

const asNode = (value: unknown): Node => (value ?? {}) as Node;
const asList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const requiredOf = (node: Node) => [...asList(node['required']), ...asList(node['x-always-sent'])];
const idOf = (parameter: Node) => `${parameter.in} ${parameter.name}`;
/** Ways to sign in for an operation, which needs none without. */
const schemesOf = (document: Facts, operation: Node): unknown[] =>
  asList(operation['security'] ?? document['security']).flatMap((each) => Object.keys(asNode(each)));
const urlsOf = (document: Facts): unknown[] =>
  asList(document['servers']).map((server) => asNode(server)['url']);
const missing = (from: unknown, of: unknown): unknown[] =>
  asList(of).filter((value) => !asList(from).includes(value));

/** A success that programs don't expect, unless they ask for it with `If-None-Match`. */
const isNewSuccess = (status: unknown): boolean => String(status) < '400' && status !== '304';

/** Compares the released contract with the current one. New error responses and codes break nothing: programs decide by the class of a status that they don't know. */
export const compareContracts = (released: Facts, current: Facts): Changes => {
  const changes: Changes = { breaking: [], added: [] };
  const compared = new Set<string>();

  const resolve = (document: Facts, value: unknown): Node => {
    const node = asNode(value);
    if (node.$ref) {
      const keys = node.$ref.split('/').slice(1);
      return resolve(
        document,
        keys.reduce<unknown>((at, key) => asNode(at)[key], document),
      );
    }
    if (Array.isArray(node['allOf'])) return resolve(document, node['allOf'][0]);
    if (!Array.isArray(node['anyOf'])) return node;
    const [choice, nothing] = node['anyOf'].toSorted(
      (a, b) => Number(asNode(a)['type'] === 'null') - Number(asNode(b)['type'] === 'null'),
    );
    const chosen = resolve(document, choice);
    return { ...chosen, type: [...asList(chosen['type']), ...asList(asNode(nothing)['type'])] };
  };

  /** `isSent`: programs send such values, so the server must take all that it took; else they receive them. */
  const compareSchemas = (place: string, isSent: boolean, before: unknown, after: unknown): void => {
    const names = `${asNode(before).$ref} ${asNode(after).$ref} ${isSent}`;
    // Written once, at its first place.
    if (asNode(before).$ref && compared.has(names)) return;
    compared.add(names);
    const old = resolve(released, before);
    const fresh = resolve(current, after);
    const breaks = (what: string) => changes.breaking.push(`${place} ${what}`);
    // A list of values has become a pattern that they all match: other values come only from servers that are told to have them.
    const isOpened =
      old['enum'] !== undefined &&
      typeof fresh['pattern'] === 'string' &&
      asList(old['enum']).every((value) => new RegExp(String(fresh['pattern'])).test(String(value)));
    if (isOpened) changes.added.push(`${place} ${isSent ? 'accepts' : 'may be'} other values`);
    for (const key of ['type', 'enum'])
      for (const value of isSent
        ? missing(fresh[key] ?? old[key], old[key])
        : missing(old[key] ?? fresh[key], fresh[key]))
        breaks(isSent ? `no longer accepts ${String(value)}` : `may be ${String(value)}`);
    if (!isSent && old['enum'] && !fresh['enum'] && !isOpened) breaks('may have any value');
    for (const value of missing(fresh['x-extensible-enum'], old['x-extensible-enum']))
      breaks(isSent ? `no longer accepts ${String(value)}` : `is never ${String(value)}`);
    if (isSent && !old['enum'] && fresh['enum']) breaks('accepts only some values');
    for (const key of ['format', 'const', ...(isSent && !isOpened ? ['pattern'] : [])])
      if (old[key] !== fresh[key]) breaks(`has another ${key}`);
    if (isSent && !isOpened)
      for (const [keys, limit, sign] of [
        [MAXIMA, Infinity, 1],
        [MINIMA, -Infinity, -1],
      ] as const)
        for (const key of keys)
          if (sign * Number(fresh[key] ?? limit) < sign * Number(old[key] ?? limit))
            breaks(`has the ${key} ${Number(fresh[key])} instead of ${Number(old[key] ?? limit)}`);
    for (const name of isSent
      ? missing(old['required'], fresh['required'])
      : missing(requiredOf(fresh), requiredOf(old)))
      breaks(isSent ? `requires ${String(name)}` : `may lack ${String(name)}`);
    const [fields, properties] = [asNode(old['properties']), asNode(fresh['properties'])];
    for (const [name, field] of Object.entries(fields))
      if (properties[name]) compareSchemas(`${place}.${name}`, isSent, field, properties[name]);
      else if (!requiredOf(old).includes(name) || isSent) breaks(`has no ${name}`);
    for (const name of missing(Object.keys(fields), Object.keys(properties)))
      changes.added.push(`${place} ${isSent ? 'accepts' : 'has'} \`${String(name)}\``);
    if (old['items']) compareSchemas(`${place}[]`, isSent, old['items'], fresh['items']);
  };

  const compareContents = (place: string, isSent: boolean, before: Node, after: Node): void => {
    const contents = asNode(after['content']);
    for (const [type, content] of Object.entries(asNode(before['content'])))
      if (contents[type])
        compareSchemas(place, isSent, asNode(content)['schema'], asNode(contents[type])['schema']);
      else changes.breaking.push(`${place} has no ${type}`);
  };

  const parametersOf = (document: Facts, item: Node, operation: Node): Node[] =>
    [...asList(item['parameters']), ...asList(operation['parameters'])].map((each) =>
      resolve(document, each),
    );

  const compareParameters = (place: string, before: Node[], after: Node[]): void => {
    for (const parameter of before) {
      const same = after.find((other) => idOf(other) === idOf(parameter));
      if (!same) changes.breaking.push(`${place} has no ${idOf(parameter)}`);
      else compareSchemas(`${place} ${idOf(parameter)}`, true, parameter['schema'], same['schema']);
      if (same?.['required'] && !parameter['required'])
        changes.breaking.push(`${place} requires ${idOf(parameter)}`);
    }
    for (const parameter of after)
      if (!before.some((other) => idOf(other) === idOf(parameter)))
        changes[parameter['required'] ? 'breaking' : 'added'].push(
          `${place} ${parameter['required'] ? 'requires' : 'accepts'} \`${parameter.name}\``,
        );
  };

  const compareOperations = (id: string, before: Node, after: Node): void => {
    const place = `\`${id}\``;
    if (after.operationId !== id) changes.breaking.push(`${place} is ${after.operationId}`);
    for (const [key, what] of [
      ['x-extra', 'is an extra'],
      ['x-heavy', 'is limited as a heavy operation'],
    ] as const)
      if (after[key] && !before[key]) changes.breaking.push(`${place} ${what}`);
    const schemes = schemesOf(released, before);
    const freshSchemes = schemesOf(current, after);
    if (schemes.length === 0 && freshSchemes.length > 0) changes.breaking.push(`${place} needs a session`);
    for (const scheme of freshSchemes.length > 0 ? missing(freshSchemes, schemes) : [])
      changes.breaking.push(`${place} no longer takes a ${String(scheme)}`);
    for (const access of missing(after['x-access'], before['x-access']))
      changes.breaking.push(`${place} refuses ${String(access)}`);
    const body = asNode(after['requestBody']);
    compareContents(`${place} body`, true, asNode(before['requestBody']), body);
    if (body['required'] && !before['requestBody']) changes.breaking.push(`${place} requires a body`);
    const responses = asNode(after['responses']);
    for (const status of missing(Object.keys(asNode(before['responses'])), Object.keys(responses)))
      if (isNewSuccess(status)) changes.breaking.push(`${place} may respond with ${String(status)}`);
    for (const [status, response] of Object.entries(asNode(before['responses'])))
      if (!responses[status]) changes.breaking.push(`${place} no longer responds with ${status}`);
      else {
        const [old, fresh] = [resolve(released, response), resolve(current, responses[status])];
        compareContents(`${place} ${status}`, false, old, fresh);
        for (const header of missing(
          Object.keys(asNode(fresh['headers'])),
          Object.keys(asNode(old['headers'])),
        ))
          changes.breaking.push(`${place} ${status} has no header ${String(header)}`);
      }
  };

  for (const url of missing(urlsOf(current), urlsOf(released)))
    changes.breaking.push(`The API is no longer at ${String(url)}`);
  const [kept, named] = [released, current].map((document) =>
    asNode(asNode(document['components'])['securitySchemes']),
  );
  for (const [name, scheme] of Object.entries(kept ?? {}))
    if (named?.[name] && JSON.stringify(named[name]) !== JSON.stringify(scheme))
      changes.breaking.push(`A ${name} is sent in another way`);
  const [old, fresh] = [asNode(released['paths']), asNode(current['paths'])];
  for (const path of new Set([...Object.keys(old), ...Object.keys(fresh)]))
    for (const method of METHODS) {
      const [before, after] = [asNode(old[path])[method], asNode(fresh[path])[method]].map(asNode);
      if (!after?.operationId) {
        if (before?.operationId) changes.breaking.push(`\`${before.operationId}\` is gone`);
      } else if (before?.operationId) {
        compareOperations(before.operationId, before, after);
        compareParameters(
          `\`${before.operationId}\``,
          parametersOf(released, asNode(old[path]), before),
          parametersOf(current, asNode(fresh[path]), after),
        );
      } else changes.added.push(`\`${after.operationId}\`: ${method.toUpperCase()} ${path}`);
    }
  return changes;
};
