const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width}×${height})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** Viewport sizes in CSS px. A story selects one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  zoomed: viewport('At 400 % zoom', 320, 256, 'mobile'),
  small: viewport('Small phone', 320, 568, 'mobile'),
  phone: viewport('Phone', 390, 844, 'mobile'),
  tablet: viewport('Tablet', 820, 1180, 'tablet'),
  laptop: viewport('Laptop', 1440, 900, 'desktop'),
};
