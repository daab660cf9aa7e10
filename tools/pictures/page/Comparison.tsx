import { useState } from 'react';
import type { Difference, Shot } from '../Report.ts';

export type Mode = 'both' | 'slider' | 'blink' | 'difference';

export interface ComparisonProps {
  /** Names the pictures: `Default, light`. */
  name: string;
  difference: Difference;
  mode: Mode;
  /** Scrolls instead of shrinking the pictures. */
  isActualSize: boolean;
  pictureUrl: (sha256: string) => string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** One picture, in a frame that fits both. */
const Layer = ({ shot, frame, alt, src }: { shot: Shot; frame: Size; alt: string; src: string }) => (
  <img
    src={src}
    alt={alt}
    width={shot.width}
    height={shot.height}
    style={{ inlineSize: percent(shot.width, frame.width) }}
  />
);

/** The baseline and the new picture of one story in one look. */
export function Comparison({ name, difference, mode, isActualSize, pictureUrl }: ComparisonProps) {
  const [share, setShare] = useState(50);
  const { before, after, regions } = difference;
  const frame = {
    width: Math.max(before?.width ?? 0, after.width),
    height: Math.max(before?.height ?? 0, after.height),
  };
  const now = <Layer shot={after} frame={frame} alt={`Now: ${name}`} src={pictureUrl(after.sha256)} />;
  const style = {
    inlineSize: isActualSize ? frame.width : `min(100%, ${frame.width}px)`,
    aspectRatio: `${frame.width} / ${frame.height}`,
  };
  if (!before)
    return (
      <Scroller name={name} isActualSize={isActualSize}>
        <Captioned caption="New: there is no baseline">
          <div className="frame" style={style}>
            {now}
          </div>
        </Captioned>
      </Scroller>
    );
  const baseline = (
    <Layer shot={before} frame={frame} alt={`Baseline: ${name}`} src={pictureUrl(before.sha256)} />
  );
  if (mode === 'both')
    return (
      <Scroller name={name} isActualSize={isActualSize}>
        <div className="pair">
          <Captioned caption="Baseline">
            <div className="frame" style={style}>
              {baseline}
            </div>
          </Captioned>
          <Captioned caption="Now">
            <div className="frame" style={style}>
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
        <div className="frame" data-mode={mode} style={style}>
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
            regions.map(({ x, y, width, height }) => (
              <span
                key={`${x} ${y}`}
                className="region"
                style={{
                  left: percent(x, frame.width),
                  top: percent(y, frame.height),
                  width: percent(width, frame.width),
                  height: percent(height, frame.height),
                }}
              />
            ))}
        </div>
      </Scroller>
    </>
  );
}

const Captioned = ({ caption, children }: { caption: string; children: React.ReactNode }) => (
  <figure>
    <figcaption>{caption}</figcaption>
    {children}
  </figure>
);

/** Keyboard users can scroll what does not fit. */
const Scroller = ({
  name,
  isActualSize,
  children,
}: {
  name: string;
  isActualSize: boolean;
  children: React.ReactNode;
}) =>
  isActualSize ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls
    <section className="scroller" aria-label={`Pictures of ${name}`} tabIndex={0}>
      {children}
    </section>
  ) : (
    children
  );
