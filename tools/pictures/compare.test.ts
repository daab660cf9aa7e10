import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { button, paint, type Box, type Color } from './testing/paint.ts';

const BLUE: Color = [10, 91, 216];
const INDIGO: Color = [80, 60, 220];
const GRAY: Color = [90, 90, 90];

const picture = (boxes: readonly Box[], [width, height] = [120, 60]) => paint(width ?? 0, height ?? 0, boxes);

const signatures = (...pictures: Parameters<typeof compare>) => compare(...pictures).signatures;

const card = (fill: Color, line: Color): Box[] => [
  { x: 10, y: 10, width: 60, height: 40, color: line },
  { x: 12, y: 12, width: 56, height: 36, color: fill },
];

const padded = (padding: number, contents: readonly Box[], width: number) =>
  picture(
    contents.map((box) => ({ ...box, y: box.y + padding })),
    [width, 40 + 2 * padding],
  );

describe('a color', () => {
  it('is one change in buttons of any size and at any position', () => {
    const recolored = ['color #0a5bd8 → #503cdc'];
    expect(signatures(picture(button(10, 10, 40, BLUE)), picture(button(10, 10, 40, INDIGO)))).toEqual(
      recolored,
    );
    const [two, twoNow] = [BLUE, INDIGO].map((color) =>
      picture([...button(5, 7, 30, color), ...button(60, 31, 50, color)]),
    );
    expect(two && twoNow && signatures(two, twoNow)).toEqual(recolored);
  });

  it('names each color that changed', () => {
    expect(signatures(picture(card(BLUE, GRAY)), picture(card(INDIGO, [200, 30, 30])))).toEqual([
      'color #0a5bd8 → #503cdc',
      'color #5a5a5a → #c81e1e',
    ]);
  });

  it('is not what an added or removed shape changes', () => {
    const [none, one] = [picture([]), picture(button(10, 10, 40, BLUE))];
    for (const [before, after] of [
      [none, one],
      [one, none],
    ] as const)
      expect(signatures(before, after)).toEqual([expect.stringMatching(/^pixels [0-9a-f]{16}$/)]);
  });
});

describe('redrawn pixels', () => {
  const mark = (x: number, y: number): Box[] => [
    { x, y, width: 3, height: 9, color: GRAY },
    { x: x + 4, y: y + 4, width: 2, height: 2, color: BLUE, coverage: 0.5 },
  ];
  const frame: Box = { x: 0, y: 0, width: 120, height: 1, color: GRAY };

  it('have the same signature at any position and in pictures of any size', () => {
    const first = signatures(picture([frame]), picture([frame, ...mark(20, 20)]));
    const second = signatures(picture([frame], [200, 90]), picture([frame, ...mark(71, 43)], [200, 90]));
    expect(first).toEqual(second);
    expect(first).toHaveLength(1);
  });

  it('have another signature for another drawing', () => {
    const first = signatures(picture([frame]), picture([frame, ...mark(20, 20)]));
    const second = signatures(picture([frame]), picture([frame, ...mark(20, 20), ...mark(24, 26)]));
    expect(first).not.toEqual(second);
  });

  it('are reported with each place', () => {
    const { regions } = compare(picture([frame]), picture([frame, ...mark(20, 20), ...mark(70, 40)]));
    expect(regions).toEqual([
      { x: 20, y: 20, width: 6, height: 9 },
      { x: 70, y: 40, width: 6, height: 9 },
    ]);
  });
});

describe('spacing', () => {
  it('is one change around different contents', () => {
    const spacing = ['spacing height +4'];
    for (const [contents, width] of [
      [button(10, 10, 40, BLUE), 120],
      [button(8, 12, 70, GRAY), 90],
    ] as const)
      expect(signatures(padded(6, contents, width), padded(10, contents, width))).toEqual(spacing);
  });

  it('is what changes around a moved shape', () => {
    const [before, after] = [picture(button(10, 10, 40, BLUE)), picture(button(13, 12, 40, BLUE))];
    expect(signatures(before, after)).toEqual(['spacing height −2, +2, width −3, +3']);
  });
});

it('does not tell colors apart that nobody can', () => {
  const [before, after] = [picture(button(10, 10, 40, BLUE)), picture(button(10, 10, 40, [11, 92, 215]))];
  expect(signatures(before, after)).toEqual(['noise']);
});

it('says where pictures of different sizes differ', () => {
  const { regions } = compare(
    picture(button(10, 10, 40, BLUE)),
    picture(button(10, 10, 40, BLUE), [120, 70]),
  );
  expect(regions).toEqual([{ x: 0, y: 60, width: 120, height: 10 }]);
});
