/** Props of the first field of a screen that is a form: nothing typed blind is lost. A dialog does it by itself. */
export const focusFirst = { autoFocus: true };
