/** Width of one level of indentation, as Quill draws it. */
const STEP_EM = 3;
/** As deep as it goes. */
export const MAX_INDENT = 8;

/** How an indentation is stored: on the side where reading starts. */
export const indentDeclaration = (level: number, isRightToLeft: boolean) =>
  [isRightToLeft ? 'padding-right' : 'padding-left', `${level * STEP_EM}em`] as const;

/** Levels of a stored indentation; 0 where a value is something else, which stays as it is. */
export function indentLevel(value: string): number {
  const level = Number(/^(\d+)em$/.exec(value)?.[1] ?? Number.NaN) / STEP_EM;
  return Number.isInteger(level) && level <= MAX_INDENT ? level : 0;
}
