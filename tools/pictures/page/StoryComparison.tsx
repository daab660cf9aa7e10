import { Badge, Inline, SegmentedControl, Stack, Switch } from '@planner/ui';
import { useState } from 'react';
import type { ChangedStory, ReviewedReport } from '../Report.ts';
import { storyLink } from '../storyLink.ts';
import { changedRows } from './changedRows.ts';
import { Comparison, type Mode } from './Comparison.tsx';
import { LookSection, nameOfLook } from './LookSection.tsx';
import { SinglePicture } from './SinglePicture.tsx';
import { LABELS, TONES } from './stateOf.ts';
import { useShortcuts } from './useShortcuts.ts';

const MODES = [
  { value: 'both', label: 'Both' },
  { value: 'slider', label: 'Slider' },
  { value: 'blink', label: 'Blink' },
  { value: 'difference', label: 'Difference' },
];

export interface StoryComparisonProps {
  story: ChangedStory;
  report: ReviewedReport;
  pictureUrl: (sha256: string) => string;
}

/** The changed looks of a story, side by side, then the others. Of long pictures only what changed, until the reviewer wants all. */
export function StoryComparison({ story, report, pictureUrl }: StoryComparisonProps) {
  const [mode, setMode] = useState<Mode>('both');
  const [isActualSize, setActualSize] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useShortcuts({
    ...Object.fromEntries(MODES.map(({ value }, index) => [String(index + 1), () => setMode(value as Mode)])),
    z: () => setActualSize(!isActualSize),
    w: () => setWhole(!isWhole),
  });
  const changed = changedRows(story);
  const view = { rows: isWhole ? undefined : changed, isActualSize, pictureUrl };
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
          {changed && (
            <Switch isSelected={isWhole} onChange={setWhole}>
              Whole pictures
            </Switch>
          )}
          <Switch isSelected={isActualSize} onChange={setActualSize}>
            Actual size
          </Switch>
        </Inline>
      </Inline>
      <div className="looks" data-size={isActualSize ? 'actual' : 'fit'}>
        {story.differences.map((difference) => {
          const { file, look } = difference;
          const decision = report.review?.decisions[file];
          return (
            <LookSection
              key={look}
              look={look}
              badge={decision && <Badge tone={TONES[decision.state]}>{LABELS[decision.state]}</Badge>}
              href={storyLink(report, story, look)}
            >
              {decision?.state === 'rejected' && decision.note && <p>Note: {decision.note}</p>}
              <Comparison
                {...view}
                name={`${story.name}, ${nameOfLook(look)}`}
                difference={difference}
                mode={mode}
              />
            </LookSection>
          );
        })}
        {story.unchanged.map(({ look, shot }) => {
          const name = `${story.name}, ${nameOfLook(look)}`;
          return (
            <LookSection key={look} look={look} href={storyLink(report, story, look)}>
              <SinglePicture
                {...view}
                name={name}
                shot={shot}
                caption="For reference: no difference"
                alt={`Without a difference: ${name}`}
              />
            </LookSection>
          );
        })}
      </div>
    </Stack>
  );
}
