/** Sources of input, which WebDriver and WebDriver BiDi describe alike. */
export type Source = Readonly<{
  type: string;
  id: string;
  parameters?: object;
  actions: readonly Record<string, unknown>[];
}>;

/** Code points of keys in WebDriver. Other keys are characters. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F6: '\uE036',
};

const keyboard = (actions: Source['actions']): Source => ({ type: 'key', id: 'keyboard', actions });

export const pressing = (keys: string): Source => {
  const values = keys.split('+').map((key) => KEYS[key] ?? key);
  return keyboard([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]);
};

export const typing = (text: string): Source =>
  keyboard(
    Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  );

const pressingAt = (pointerType: 'mouse' | 'touch') => (x: number, y: number) => ({
  type: 'pointer',
  id: pointerType,
  parameters: { pointerType },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const clicking = pressingAt('mouse');
export const tapping = pressingAt('touch');
