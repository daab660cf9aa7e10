import * as styles from './Divider.css.ts';

/** A line where the subject changes. Mere distance is the `gap` of a `Stack`; a titled part is a `Card`. */
export const Divider = () => <hr className={styles.divider} />;
