import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Table.css.ts';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/** Scrolls wide content sideways. Focusable only while it overflows: otherwise it would be a useless tab stop. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => setScrollable(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={ref}
      {...(isScrollable && {
        role: 'region',
        'aria-label': label,
        tabIndex: 0,
        className: styles.scroller,
      })}
    >
      {children}
    </div>
  );
}
