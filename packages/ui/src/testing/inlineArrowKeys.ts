const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** Arrow keys in reading direction, for tests. */
export const inlineForward = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');

export const inlineBackward = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');
