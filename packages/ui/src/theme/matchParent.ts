/**
 * For `textAlign` of a field whose text has a direction of its own: it begins where the page around the field begins.
 * Chromium knows the value under its old name only.
 */
export const matchParent: ['-webkit-match-parent', 'match-parent'] = ['-webkit-match-parent', 'match-parent'];
