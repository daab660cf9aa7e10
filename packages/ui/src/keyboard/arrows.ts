const isRightToLeft = () => document.documentElement.dir === 'rtl';

/** For tests: the arrow key that goes on in reading direction. */
export const forward = () => (isRightToLeft() ? '{ArrowLeft}' : '{ArrowRight}');

/** For tests: the arrow key that goes back in reading direction. */
export const backward = () => (isRightToLeft() ? '{ArrowRight}' : '{ArrowLeft}');
