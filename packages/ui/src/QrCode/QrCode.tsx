import { encode } from 'uqr';
import { named } from '../development.ts';
import * as styles from './QrCode.css.ts';
import { rootProps, type RootProps } from '../root/rootProps.ts';

export interface QrCodeProps extends RootProps<SVGSVGElement> {
  /** What the code contains. */
  text: string;
  /** Says what it is for: “QR code for your authenticator app”. */
  label: string;
}

/** Modules of light margin that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code, dark on light in every theme, because some scanners read no other. Show its content as text, too. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={named('QrCode', label)}
      viewBox={`0 0 ${size} ${size}`}
      {...rootProps(rest, styles.code)}
    >
      <path d={path.join('')} className={styles.modules} shapeRendering="crispEdges" />
    </svg>
  );
}
