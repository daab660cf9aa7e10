import { expect, it } from 'vitest';
import { unlayer } from './unlayer.ts';

it('keeps rules and other blocks, without the layers around them', () => {
  const css = '@layer a, b;@layer a {p{color:red}@media print{p{color:black}}}@layer b{q{color:blue}}';
  expect(unlayer(css)).toBe('p{color:red}@media print{p{color:black}}q{color:blue}');
});
