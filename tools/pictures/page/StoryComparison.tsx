import { Badge, Heading, Inline, Link, SegmentedControl, Stack, Switch } from '@planner/ui';
import { useState } from 'react';
import { storyLink } from '../notesMarkdown.ts';
import type { ChangedStory, ReviewedReport } from '../Report.ts';
import { Comparison, type Mode } from './Comparison.tsx';
import { LABELS, TONES } from './stateOf.ts';
import { useShortcuts } from './useShortcuts.ts';

const MODES = [
  { value: 'both', label: 'Both' },
  { value: 'slider', label: 'Slider' },
  { value: 'blink', label: 'Blink' },
  { value: 'difference', label: 'Difference' },
];

const LOOKS: Readonly<Record<string, string>> = {
  light: 'Light',
  dark: 'Dark',
  'forced-colors': 'Forced colors',
  rtl: 'Right to left',
};

export interface StoryComparisonProps {
  story: ChangedStory;
  report: ReviewedReport;
  pictureUrl: (sha256: string) => string;
}

/** The changed looks of a story, side by side. */
export function StoryComparison({ story, report, pictureUrl }: StoryComparisonProps) {
  const [mode, setMode] = useState<Mode>('both');
  const [isActualSize, setActualSize] = useState(false);
  useShortcuts({
    ...Object.fromEntries(MODES.map(({ value }, index) => [String(index + 1), () => setMode(value as Mode)])),
    z: () => setActualSize(!isActualSize),
  });
  return (
    <Stack gap="m">
      <Inline justify="between" gap="m" align="end">
        <SegmentedControl
          label="View"
          options={MODES}
          value={mode}
          onChange={(value) => setMode(value as Mode)}
        />
        <Inline gap="m">
          <Switch isSelected={isActualSize} onChange={setActualSize}>
            Actual size
          </Switch>
          {story.id && <Link href={storyLink(report.storybook, story.id)}>Open the story</Link>}
        </Inline>
      </Inline>
      <div className="looks" data-size={isActualSize ? 'actual' : 'fit'}>
        {story.differences.map((difference) => {
          const look = LOOKS[difference.look] ?? difference.look;
          const decision = report.review?.decisions[difference.file];
          return (
            <section key={difference.file} className="look" aria-label={look}>
              <Inline gap="xs">
                <Heading level={3}>{look}</Heading>
                {decision && <Badge tone={TONES[decision.state]}>{LABELS[decision.state]}</Badge>}
              </Inline>
              {decision?.state === 'rejected' && decision.note && <p>Note: {decision.note}</p>}
              <Comparison
                name={`${story.name}, ${look}`}
                difference={difference}
                mode={mode}
                isActualSize={isActualSize}
                pictureUrl={pictureUrl}
              />
            </section>
          );
        })}
      </div>
    </Stack>
  );
}
