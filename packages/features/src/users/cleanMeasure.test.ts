import { expect, test } from 'vitest';
import { cleanMeasure, questionAbout } from './cleanMeasure.ts';

test.each([
  ['height', '171 cm', '171'],
  ['height', '171.25cm', '171.25'],
  ['height', '１７１', '171'],
  ['height', '١٧١', '171'],
  ['height', '۱۷۱٫۵', '171.5'],
  ['height', '१७१ cm', '171'],
  ['height', '\u200b171\u00a0', '171'],
  ['height', '1,71 m', '171'],
  ['height', '1 m 71', '171'],
  ['height', `5'7"`, '170.2'],
  ['height', '5’7”', '170.2'],
  ['height', '5′7″', '170.2'],
  ['height', `5'7`, '170.2'],
  ['height', '5 ft 7 in', '170.2'],
  ['height', '67 inches', '170.2'],
  ['height', '1710 mm', '171'],
  ['height', '171 Cm.', '171'],
  ['height', '171 см', '171'],
  ['height', '171,5', '171.5'],
  ['height', '1.71', '1.71'],
  ['height', '', ''],
  ['height', 'tall', 'tall'],
  ['height', '-171', '-171'],
  ['height', '171 kg', '171 kg'],
  ['height', '160-170', '160-170'],
  ['weight', '63 kg', '63'],
  ['weight', '63,5 kg', '63.5'],
  ['weight', '139 lb', '63'],
  ['weight', '139lbs', '63'],
  ['weight', '10 st 2', '64.4'],
  ['weight', '63000 g', '63'],
  ['weight', '٦٣', '63'],
] as const)('%s: %j becomes %j', (kind, text, number) => expect(cleanMeasure(kind, text)).toBe(number));

test.each([
  ['height', '1.71', 'Did you mean 171 cm?', '171'],
  ['height', '1,8', 'Did you mean 180 cm?', '180'],
  ['height', '1710', 'Did you mean 171 cm?', '171'],
  ['height', '17', 'Is 17 cm right?', undefined],
  ['weight', '63500', 'Did you mean 63.5 kg?', '63.5'],
  ['weight', '0.4', 'Is 0.4 kg right?', undefined],
] as const)('%s: %j is asked about', (kind, text, question, answer) =>
  expect(questionAbout(kind, text)).toEqual({ text: question, answer }),
);

test.each([
  ['height', '171'],
  ['height', '1.71 m'],
  ['height', '49'],
  ['height', ''],
  ['height', 'tall'],
  ['weight', '3.2'],
  ['weight', '139 lb'],
] as const)('%s: %j is not asked about', (kind, text) => expect(questionAbout(kind, text)).toBeUndefined());
