/** For `textAlign` of fields with their own direction: aligns with the page. Chromium supports the prefixed value only. */
export const textAlignMatchParent: ['-webkit-match-parent', 'match-parent'] = [
  '-webkit-match-parent',
  'match-parent',
];
