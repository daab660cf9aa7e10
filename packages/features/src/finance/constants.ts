/** The colour that the form for a new category begins with (specification §9). */
export const DEFAULT_COLOR = '#3b82f6';

/** What the list shows in place of a colour that was never chosen (specification §9). */
export const NO_COLOR = '#cccccc';
