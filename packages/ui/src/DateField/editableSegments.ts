/** The segments of a date that can be focused, in locale order. */
export const editableSegments = (field: Element): HTMLElement[] => [
  ...field.querySelectorAll<HTMLElement>('[data-type]:not([data-type="literal"])'),
];
