type Action = () => void;

let isDirty = false;
let ask: ((action: Action) => void) | undefined;

/**
 * The unsaved changes of the form on the screen, of which there is one at most. Outside of React, because a form that has
 * just been saved says so in the same breath in which it navigates away.
 */
export const unsaved = {
  isDirty: (): boolean => isDirty,

  setDirty: (next: boolean): void => {
    isDirty = next;
  },

  /** Says who asks before the changes are lost; undefined when the form goes. */
  setAsk: (next: typeof ask): void => {
    ask = next;
  },

  /** Does what ends the screen without being a navigation, such as logging out; asks first if changes would be lost. */
  leave: (action: Action): void => {
    if (isDirty && ask) ask(action);
    else action();
  },
};
