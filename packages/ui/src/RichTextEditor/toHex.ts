/** A CSS colour as `#rrggbb`; undefined for what is no opaque colour. */
export function toHex(color: string): string | undefined {
  const scratch = new Option().style;
  scratch.color = color;
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(scratch.color) ?? [];
  if (red === undefined) return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : undefined;
  return `#${[red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
