import { useState } from 'react';
import type { Difference, Shot } from '../Report.ts';
import { Captioned } from './Captioned.tsx';
import type { Rows } from './changedRows.ts';
import { pictureStyles } from './pictureStyles.ts';
import { Scroller } from './Scroller.tsx';
import { SinglePicture } from './SinglePicture.tsx';

export type Mode = 'both' | 'slider' | 'blink' | 'difference';

export interface ComparisonProps {
  /** Names the pictures: `Default, light`. */
  name: string;
  difference: Difference;
  mode: Mode;
  /** The rows to show. By default all. */
  rows?: Rows;
  /** Scrolls instead of shrinking the pictures. */
  isActualSize: boolean;
  pictureUrl: (sha256: string) => string;
}

/** The baseline and the new picture of one story in one look. */
export function Comparison({ difference, mode, ...props }: ComparisonProps) {
  const [share, setShare] = useState(50);
  const { name, rows, isActualSize, pictureUrl } = props;
  const { before, after, regions } = difference;
  if (!before)
    return <SinglePicture {...props} shot={after} caption="New: there is no baseline" alt={`Now: ${name}`} />;
  const styles = pictureStyles([before, after], rows, isActualSize);
  const picture = (shot: Shot, label: string) => (
    <img
      src={pictureUrl(shot.sha256)}
      alt={`${label}: ${name}`}
      width={shot.width}
      height={shot.height}
      style={styles.picture(shot)}
    />
  );
  const baseline = picture(before, 'Baseline');
  const now = picture(after, 'Now');
  if (mode === 'both')
    return (
      <Scroller name={name} isActualSize={isActualSize}>
        <div className="pair">
          <Captioned caption="Baseline">
            <div className="frame" style={styles.frame}>
              {baseline}
            </div>
          </Captioned>
          <Captioned caption="Now">
            <div className="frame" style={styles.frame}>
              {now}
            </div>
          </Captioned>
        </div>
      </Scroller>
    );
  return (
    <>
      {mode === 'slider' && (
        <label className="slider">
          Baseline
          <input
            type="range"
            aria-label={`Share of the baseline: ${name}`}
            value={share}
            onChange={({ target }) => setShare(Number(target.value))}
          />
          Now
        </label>
      )}
      <Scroller name={name} isActualSize={isActualSize}>
        <div className="frame" data-mode={mode} style={styles.frame}>
          {baseline}
          <div
            className="over"
            // Blinking is what the reviewer chose to see.
            data-motion={mode === 'blink' ? 'essential' : undefined}
            style={mode === 'slider' ? { clipPath: `inset(0 0 0 ${share}%)` } : undefined}
          >
            {now}
          </div>
          {mode === 'difference' &&
            regions.map((region) => (
              <span key={`${region.x} ${region.y}`} className="region" style={styles.region(region)} />
            ))}
        </div>
      </Scroller>
    </>
  );
}
