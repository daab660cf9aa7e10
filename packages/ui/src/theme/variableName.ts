/** Public name of a token's CSS variable: `--planner-color-control-line` for `color.controlLine`. */
export const variableName = (path: readonly string[]): string =>
  `--planner-${path.join('-').replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
