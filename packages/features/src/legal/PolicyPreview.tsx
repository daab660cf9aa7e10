import { renderPolicyHtml } from '@planner/policy-html';
import { Button, Card, Inline, PreviewFrame, SegmentedControl, Text } from '@planner/ui';
import { useEffect, useMemo, useState } from 'react';
import { PolicyText } from './public/PolicyText.tsx';

/** Rendering a long text takes longer than the time between two keys. */
const TYPING_PAUSE_MS = 600;

export interface PolicyPreviewProps {
  content: string;
  /** How many comments are open. */
  openComments?: number;
  /** Shows them instead. Keep the same function. */
  onShowComments?: (() => void) | undefined;
}

export const PolicyPreview = ({ content, openComments = 0, onShowComments }: PolicyPreviewProps) => {
  const [theme, setTheme] = useState('light');
  const [width, setWidth] = useState('page');
  const [shown, setShown] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setShown(content), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  // The same until typing pauses, so that a key renders none of it.
  return useMemo(
    () => (
      <Card
        title="What visitors see"
        actions={
          <Inline gap="xs">
            {onShowComments && (
              <Button size="small" onPress={onShowComments}>
                {openComments > 0 ? `Comments (${openComments})` : 'Comments'}
              </Button>
            )}
            <SegmentedControl
              label="Theme"
              isLabelHidden
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
              value={theme}
              onChange={setTheme}
            />
            <SegmentedControl
              label="Width"
              isLabelHidden
              options={[
                { value: 'page', label: 'Desktop' },
                { value: 'phone', label: 'Phone' },
              ]}
              value={width}
              onChange={setWidth}
            />
          </Inline>
        }
      >
        <PreviewFrame
          label="Preview"
          theme={theme === 'dark' ? 'dark' : 'light'}
          width={width === 'phone' ? 'phone' : 'page'}
        >
          <PolicyText content={shown} render={renderPolicyHtml} whenEmpty={<Text as="p">No text yet</Text>} />
        </PreviewFrame>
      </Card>
    ),
    [shown, theme, width, openComments, onShowComments],
  );
};
