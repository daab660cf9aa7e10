import { componentStyle, square } from '../theme/componentStyle.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  ...square('1px'),
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
