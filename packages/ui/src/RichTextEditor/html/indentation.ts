/** Width of one level, as in Quill. */
const STEP_EM = 3;
export const MAX_INDENT = 8;

export const indentDeclaration = (level: number, isRightToLeft: boolean) =>
  [isRightToLeft ? 'padding-right' : 'padding-left', `${level * STEP_EM}em`] as const;

export function indentLevel(value: string): number {
  const level = Number(/^(\d+)em$/.exec(value)?.[1] ?? Number.NaN) / STEP_EM;
  return Number.isInteger(level) && level <= MAX_INDENT ? level : 0;
}
