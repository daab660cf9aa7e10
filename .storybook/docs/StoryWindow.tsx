import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { viewports } from '../looks.ts';

const NONE: Readonly<Record<string, string | undefined>> = {};

/** What is chosen in the toolbar, on pages that may have no story. */
export function useGlobals({ channel }: Pick<DocsContextProps, 'channel'>) {
  const subscribe = useCallback(
    (listen: () => void) => {
      channel.on(GLOBALS_UPDATED, listen);
      return () => channel.off(GLOBALS_UPDATED, listen);
    },
    [channel],
  );
  return useSyncExternalStore(
    subscribe,
    (): typeof NONE => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? NONE,
  );
}

export interface StoryWindowProps {
  /** Id of the story. */
  id: string;
  /** Name of the frame for assistive technology. */
  title: string;
  /** CSS lengths. @default the laptop's */
  size?: { width: string; height: string };
  /** @default the toolbar's */
  direction?: 'ltr' | 'rtl';
  /** More globals, as in an address of Storybook. */
  globals?: string;
  /** Whether the play function runs. @default false */
  isPlayed?: boolean;
}

/**
 * A story in a page of its own: screens, overlays, and stories with a viewport. Storybook's own frames don't follow the toolbar. The
 * frame is in a shadow root, because React restores the focus in frames that it finds, even in one that it has just removed,
 * and then fails.
 */
export function StoryWindow({
  id,
  title,
  size = viewports.laptop.styles,
  direction,
  globals: more = '',
  isPlayed = false,
}: StoryWindowProps) {
  const { theme, brand, direction: chosen } = useGlobals(useContext(DocsContext));
  const [root, setRoot] = useState<ShadowRoot>();
  const globals = `theme:${theme};brand:${brand};direction:${direction ?? chosen};a11y.manual:!true;${more}`;
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
            src={`iframe.html?viewMode=story&embedded${isPlayed ? '=played' : ''}&id=${id}&globals=${globals}`}
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
