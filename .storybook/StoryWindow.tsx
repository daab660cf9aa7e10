import { DocsContext } from '@storybook/addon-docs/blocks';
import { type CSSProperties, useContext } from 'react';
import { useGlobals } from './useGlobals.ts';
import { viewports } from './viewports.ts';

export interface StoryWindowProps {
  /** Id of the story. */
  id: string;
  /** Name of the frame for assistive technology. */
  title: string;
  /** CSS lengths. @default the laptop's */
  size?: { width: string; height: string };
  /** @default the toolbar's */
  direction?: 'ltr' | 'rtl';
}

/** A story in a page of its own: screens, overlays, and stories with a viewport. */
export function StoryWindow({ id, title, size = viewports.laptop.styles, direction }: StoryWindowProps) {
  const globals = useGlobals(useContext(DocsContext));
  const chosen = Object.entries({
    theme: globals['theme'],
    brand: globals['brand'],
    direction: direction ?? globals['direction'],
  })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  const style: CSSProperties & Record<`--${string}`, string> = { ...size, '--story-width': size.width };
  return (
    <div className="planner-docs-window">
      {/* Same origin and ours: it needs scripts and the service worker. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?viewMode=story&id=${id}&globals=${chosen}`}
        style={style}
      />
    </div>
  );
}
