import type { Shot } from '../Report.ts';
import { Captioned } from './Captioned.tsx';
import type { Rows } from './changedRows.ts';
import { pictureStyles } from './pictureStyles.ts';
import { Scroller } from './Scroller.tsx';

export interface SinglePictureProps {
  /** Names the picture: `Default, light`. */
  name: string;
  shot: Shot;
  caption: string;
  alt: string;
  /** The rows to show. By default all. */
  rows?: Rows;
  isActualSize: boolean;
  pictureUrl: (sha256: string) => string;
}

/** A picture that is compared with no other. */
export function SinglePicture(props: SinglePictureProps) {
  const { name, shot, caption, alt, rows, isActualSize, pictureUrl } = props;
  const styles = pictureStyles([shot], rows, isActualSize);
  return (
    <Scroller name={name} isActualSize={isActualSize}>
      <Captioned caption={caption}>
        <div className="frame" style={styles.frame}>
          <img
            src={pictureUrl(shot.sha256)}
            alt={alt}
            width={shot.width}
            height={shot.height}
            style={styles.picture(shot)}
          />
        </div>
      </Captioned>
    </Scroller>
  );
}
