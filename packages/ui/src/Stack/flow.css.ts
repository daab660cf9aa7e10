import { componentStyle } from '../theme/componentStyle.ts';

// `min-inline-size: 0` lets long words wrap instead of widening the page.
export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};
