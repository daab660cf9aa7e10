import { Disclosure } from '@planner/ui';

const KEYS = [
  ['J, K', 'next, previous story'],
  ['N, P', 'next, previous group'],
  ['A, R', 'accept, reject what is open in the group'],
  ['Shift+A, Shift+R', 'accept, reject the story'],
  ['U', 'undo'],
  ['1 to 4', 'view'],
  ['Z', 'actual size'],
  ['W', 'all of long pictures'],
] as const;

/** Lists the shortcuts. */
export const KeyboardHelp = () => (
  <Disclosure title="Keyboard">
    <dl className="keys">
      {KEYS.map(([keys, effect]) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
