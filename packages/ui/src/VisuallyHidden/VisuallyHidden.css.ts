import { inLayer } from '../theme/inLayer.ts';

/** Off the screen, not out of the page: screen readers and find-in-page still meet it. */
export const visuallyHidden = inLayer({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
