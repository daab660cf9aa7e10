import { Icon } from '../icons/Icon.tsx';
import * as styles from './ColorField.css.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
import { type SurfaceName, surfaceNames } from './surfaces.ts';
import { themeClasses } from './themeClasses.ts';

interface ColorSamplesProps {
  /** Goes to the hints, so that they can describe the field. */
  id: string;
  /** `#rrggbb`; undefined leaves the surfaces empty. */
  color: string | undefined;
  /** Where it is hard to see. */
  hard: readonly SurfaceName[];
  hints: Record<SurfaceName, string>;
}

const NAMES: Record<SurfaceName, string> = { light: 'Light', dark: 'Dark' };

/** A colour on the surfaces of both themes; where it is hard to see, the surface says so in place of its name. */
export const ColorSamples = ({ id, color, hard, hints }: ColorSamplesProps) => (
  <div id={id} aria-live="polite" className={styles.samples}>
    {surfaceNames.map((name) => (
      <span key={name} className={`${themeClasses[name]} ${styles.sample}`}>
        <ColorSwatch color={color ?? 'transparent'} />
        {hard.includes(name) ? (
          <span className={styles.hint}>
            <Icon name="warning" size="small" />
            {hints[name]}
          </span>
        ) : (
          <span aria-hidden>{NAMES[name]}</span>
        )}
      </span>
    ))}
  </div>
);
