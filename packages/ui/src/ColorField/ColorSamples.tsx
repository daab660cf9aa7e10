import { Icon } from '../icons/Icon.tsx';
import type { ThemeName } from '../theme/themes.ts';
import * as styles from './ColorField.css.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
import { surfaceNames } from './surfaces.ts';
import { themeClasses } from './themeClasses.ts';

interface ColorSamplesProps {
  id: string;
  /** `#rrggbb`; undefined shows empty surfaces. */
  color: string | undefined;
  hardToSee: readonly ThemeName[];
  hints: Record<ThemeName, string>;
  names: Record<ThemeName, string>;
}

export const ColorSamples = ({ id, color, hardToSee, hints, names }: ColorSamplesProps) => (
  <div id={id} aria-live="polite" className={styles.samples}>
    {surfaceNames.map((name) => (
      <span key={name} className={`${themeClasses[name]} ${styles.sample}`}>
        <ColorSwatch color={color ?? 'transparent'} />
        {hardToSee.includes(name) ? (
          <span className={styles.hint}>
            <Icon name="warning" size="small" />
            {hints[name]}
          </span>
        ) : (
          <span aria-hidden>{names[name]}</span>
        )}
      </span>
    ))}
  </div>
);
