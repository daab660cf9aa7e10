import type { Decorator } from '@storybook/react-vite';

/** Padding for `layout: 'padded'`, which the test page lacks: pictures would cut off focus rings at the edge. */
export const withCanvas: Decorator = (Story, { globals, parameters, viewMode }) => {
  if (viewMode !== 'docs')
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded' && !globals['shell']);
  return <Story />;
};
