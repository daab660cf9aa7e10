import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './Table.css.ts';

interface ScrollRegionProps {
  label: string;
  children: ReactNode;
}

/**
 * Scrolls sideways what is wider than its place. Only while it does, it is a named region that takes focus, so that the
 * arrow keys can scroll it: a stop without a use would be in everybody's way.
 */
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
      className={styles.scroller}
      {...(isScrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
