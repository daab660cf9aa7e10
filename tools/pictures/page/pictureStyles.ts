import type { CSSProperties } from 'react';
import type { Region } from '../changedRegions.ts';
import type { Shot } from '../Report.ts';
import type { Rows } from './changedRows.ts';

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Styles of pictures in one frame, of which only some rows are shown. All shrink with the frame. */
export function pictureStyles(shots: readonly Shot[], rows: Rows | undefined, isActualSize: boolean) {
  const width = Math.max(...shots.map((shot) => shot.width));
  const { y, height } = rows ?? { y: 0, height: Math.max(...shots.map((shot) => shot.height)) };
  return {
    frame: {
      inlineSize: isActualSize ? width : `min(100%, ${width}px)`,
      aspectRatio: `${width} / ${height}`,
    },
    picture: (shot: Shot): CSSProperties => ({
      inlineSize: percent(shot.width, width),
      // In CSS, percentages of margins refer to the width.
      marginBlockStart: percent(-y, width),
    }),
    region: (region: Region): CSSProperties => ({
      left: percent(region.x, width),
      top: percent(region.y - y, height),
      width: percent(region.width, width),
      height: percent(region.height, height),
    }),
  };
}
