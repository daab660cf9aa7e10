import { encode } from 'uqr';
import { isDevelopment, named, report } from '../development.ts';
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

function tryEncode(text: string) {
  try {
    return encode(text, { border: QUIET_ZONE });
  } catch {
    return undefined;
  }
}

/** A QR code, dark on light in every theme, because some scanners read no other. Show its content as text, too; it shows nothing for more than 2953 bytes. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const code = tryEncode(text);
  if (isDevelopment && !code)
    report(`QrCode “${label}” shows nothing: no code holds ${text.length} characters`);
  if (!code) return null;
  const { data, size } = code;
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
