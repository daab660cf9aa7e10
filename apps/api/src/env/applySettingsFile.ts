import { readFileSync } from 'node:fs';
import { StartError } from '../platform/StartError.ts';

const EMPTY_OR_COMMENT = /[ \t]*(?:[#;].*)?(?:\n|$)/y;
const NAME = /[ \t]*([A-Za-z_]\w*)[ \t]*=/y;
const QUOTED = /[ \t]*(?:'([^']*)'|"((?:[^"\\]|\\[^])*)")/y;
const OPEN_QUOTE = /[ \t]*['"]/y;
/** A backslash continues the line, or keeps the next character as it is. */
const REST = /[ \t]*((?:\\(?:[^]|$)|[^\\\n])*?)[ \t]*(?:\n|$)/y;

/**
 * Parses a file as systemd does an `EnvironmentFile`: `#` starts a comment only at the start of a line, and quotes count only at the start of a value.
 * Unlike systemd it ignores no line that it does not understand. @throws StartError
 */
const parseSettings = (text: string, file: string): Map<string, string> => {
  const settings = new Map<string, string>();
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found) position = pattern.lastIndex;
    return found;
  };
  while (position < text.length) {
    if (take(EMPTY_OR_COMMENT)) continue;
    const line = text.slice(0, position).split('\n').length;
    const name = take(NAME)?.[1];
    if (name === undefined) throw new StartError(`${file}: line ${line} is not of the form NAME=value.`);
    let value = '';
    for (let quoted = take(QUOTED); quoted; quoted = take(QUOTED))
      value += quoted[1] ?? quoted[2]?.replaceAll(/\\(?:\n|(["\\`$]))/g, '$1') ?? '';
    if (take(OPEN_QUOTE)) throw new StartError(`${file}: a quote in the value of ${name} has no end.`);
    settings.set(name, value + (take(REST)?.[1] ?? '').replaceAll(/\\(?:\n|([^]?))/g, '$1'));
  }
  return settings;
};

const FILE = /_FILE$/;

/**
 * Adds the variables in the file that `PLANNER_SETTINGS_FILE` names to those of the process, which win: an empty one, too, and a secret over its `_FILE`.
 * @throws StartError
 */
export const applySettingsFile = (variables: NodeJS.ProcessEnv): void => {
  const file = variables['PLANNER_SETTINGS_FILE'];
  if (!file) return;
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch (error) {
    throw new StartError(`PLANNER_SETTINGS_FILE: the file ${file} cannot be read.`, { cause: error });
  }
  const settings = parseSettings(text, file);
  const isSet = new Set(Object.keys(variables));
  for (const [name, value] of settings) {
    if (name.startsWith('NODE_'))
      throw new StartError(`${file}: Node reads ${name} before this file, so set it in the environment.`);
    const other = FILE.test(name) ? name.replace(FILE, '') : `${name}_FILE`;
    if (!isSet.has(name) && !isSet.has(other)) variables[name] = value;
  }
};
