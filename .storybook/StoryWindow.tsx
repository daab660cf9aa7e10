import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ScreenName } from '@planner/console/screens';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
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
  /** Draws the shell of this screen around the story. */
  shell?: ScreenName;
}

/**
 * A story in a page of its own: screens, overlays, and stories with a viewport. The frame is in a shadow root, because React restores
 * the focus in frames that it finds, even in one that it has just removed, and then fails.
 */
export function StoryWindow({
  id,
  title,
  size = viewports.laptop.styles,
  direction,
  shell,
}: StoryWindowProps) {
  const globals = useGlobals(useContext(DocsContext));
  const [root, setRoot] = useState<ShadowRoot>();
  const chosen = Object.entries({
    theme: globals['theme'],
    brand: globals['brand'],
    direction: direction ?? globals['direction'],
    ...(shell && { shell }),
  })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  return (
    <div
      className="planner-docs-window"
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root &&
        createPortal(
          // Same origin and ours: it needs scripts and the service worker.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={title}
            loading="lazy"
            src={`iframe.html?viewMode=story&embedded&id=${id}&globals=${chosen}`}
            style={{
              ...size,
              border: '1px solid color-mix(in oklab, currentcolor 20%, transparent)',
              // A screen wider than the page shrinks. Its media queries still see the width it asked for.
              zoom: `min(1, tan(atan2(100cqi, ${size.width})))`,
            }}
          />,
          root,
        )}
    </div>
  );
}
