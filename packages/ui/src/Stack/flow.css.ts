import { inLayer } from '../theme/inLayer.ts';

// `min-inline-size: 0` lets long words inside break instead of widening the page.
export const stack = inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = inLayer({ display: 'flex', minInlineSize: 0 });
export const wrap = inLayer({ flexWrap: 'wrap' });

export const align = {
  start: inLayer({ alignItems: 'flex-start' }),
  center: inLayer({ alignItems: 'center' }),
  end: inLayer({ alignItems: 'flex-end' }),
  stretch: inLayer({ alignItems: 'stretch' }),
};

export const justify = {
  start: inLayer({ justifyContent: 'flex-start' }),
  center: inLayer({ justifyContent: 'center' }),
  end: inLayer({ justifyContent: 'flex-end' }),
  between: inLayer({ justifyContent: 'space-between' }),
};
