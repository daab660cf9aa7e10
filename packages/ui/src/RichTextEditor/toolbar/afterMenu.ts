/**
 * Runs when a menu has closed and given the focus back to its button, so that the text can take it from there: a menu that
 * closes later would take it away again.
 */
export const afterMenu = (run: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(run));
};
