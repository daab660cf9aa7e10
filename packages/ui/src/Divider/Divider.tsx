import * as styles from './Divider.css.ts';

/** A line between subjects. For spacing use the `gap` of a `Stack`, for titled sections `Card`. */
export const Divider = () => <hr className={styles.divider} />;
