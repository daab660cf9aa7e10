import type { Decorator } from '@storybook/react-vite';

/**
 * Space around a story whose `layout` is `padded`. Storybook's own page sets this class by itself; the test page does not,
 * and there a control at the very edge would lose its focus ring in the picture.
 */
export const withCanvas: Decorator = (Story, { parameters, viewMode }) => {
  if (viewMode !== 'docs')
    document.body.classList.toggle('sb-main-padded', parameters['layout'] === 'padded');
  return <Story />;
};
