import { Banner, EmptyState, Stack } from '@planner/ui';
import { vars } from '@planner/ui/theme';
import { type CSSProperties, useState } from 'react';
import type { ChangedStory, ReviewedReport } from '../Report.ts';
import { countPictures } from './countPictures.ts';
import { GroupHeader } from './GroupHeader.tsx';
import { GroupList } from './GroupList.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import './page.css';
import { RejectDialog } from './RejectDialog.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import type { ReviewSource } from './ReviewSource.ts';
import { StoryComparison } from './StoryComparison.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { useReview } from './useReview.ts';
import { useShortcuts } from './useShortcuts.ts';
import type { Theme } from './useTheme.ts';
import { withoutDecisions } from './withoutDecisions.ts';

/** The kit's values for page.css. */
const TOKENS = {
  '--line': vars.color.line,
  '--surface': vars.color.surface,
  '--sunken': vars.color.sunken,
  '--hover': vars.color.hover,
  '--muted': vars.color.muted,
  '--accent': vars.color.accent,
  '--accent-soft': vars.color.accentSoft,
  '--radius': vars.radius.control,
  '--small': vars.size.small,
  '--medium': vars.weight.medium,
} as CSSProperties;

export interface PictureReviewProps {
  source: ReviewSource;
  initialReport: ReviewedReport;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** Pictures to be decided at once, and where the reviewer goes then. */
interface Target {
  readonly stories: readonly ChangedStory[];
  readonly goOn: () => void;
}

/** Groups of equal changes, to be accepted or rejected; read-only if the report has no review. */
export function PictureReview({ source, initialReport, theme, onThemeChange }: PictureReviewProps) {
  const { report, message, clearMessage, ...actions } = useReview(source, initialReport);
  const [groupIndex, setGroupIndex] = useState(0);
  const [storyIndex, setStoryIndex] = useState(0);
  const [rejected, setRejected] = useState<Target>();
  const { groups, review } = report;
  const group = groups[groupIndex];
  const story = group?.stories[storyIndex];

  function goToGroup(index: number): void {
    if (!groups[index]) return;
    setGroupIndex(index);
    setStoryIndex(0);
  }
  function goToStory(index: number): void {
    if (group?.stories[index]) setStoryIndex(index);
  }

  /** What is decided already stays as it is. */
  const groupTarget: Target = {
    stories: withoutDecisions(group?.stories ?? [], report, 'accepted', 'rejected'),
    goOn: () => goToGroup(groupIndex + 1),
  };
  /** The reviewer may change their mind about a rejected story. */
  const storyTarget: Target = {
    stories: withoutDecisions(story ? [story] : [], report, 'accepted'),
    goOn: () => goToStory(storyIndex + 1),
  };
  async function accept({ stories, goOn }: Target): Promise<void> {
    if (await actions.accept(stories)) goOn();
  }
  async function reject({ stories, goOn }: Target, note: string): Promise<void> {
    setRejected(undefined);
    if (await actions.reject(stories, note)) goOn();
  }

  const actionsOn = (target: Target) =>
    review && target.stories.length > 0
      ? { onAccept: () => void accept(target), onReject: () => setRejected(target) }
      : undefined;
  const onGroup = actionsOn(groupTarget);
  const onStory = actionsOn(storyTarget);
  useShortcuts({
    j: () => goToStory(storyIndex + 1),
    k: () => goToStory(storyIndex - 1),
    n: () => goToGroup(groupIndex + 1),
    p: () => goToGroup(groupIndex - 1),
    a: onGroup?.onAccept,
    r: onGroup?.onReject,
    'Shift+a': onStory?.onAccept,
    'Shift+r': onStory?.onReject,
    u: review?.canUndo ? () => void actions.undo() : undefined,
  });

  const bar = (
    <ReviewBar
      report={report}
      onUndo={() => void actions.undo()}
      theme={theme}
      onThemeChange={onThemeChange}
    />
  );
  if (!group || !story)
    return (
      <div className="review" style={TOKENS}>
        {bar}
        <main>
          <EmptyState title="No differences" description="Every picture equals its baseline." icon="check" />
        </main>
      </div>
    );
  return (
    <div className="review" style={TOKENS}>
      {bar}
      <GroupList report={report} current={group} onSelect={goToGroup} />
      <main>
        <Stack gap="l">
          {!review && (
            <Banner tone="info" title="Read-only">
              To accept or reject these pictures, download this folder and run{' '}
              <code>pnpm pictures --from FOLDER</code>.
            </Banner>
          )}
          {message && (
            <Banner key={message.text} tone={message.tone} onDismiss={clearMessage}>
              {message.text}
            </Banner>
          )}
          <GroupHeader group={group} report={report} undecided={groupTarget.stories} {...onGroup} />
          <StoryHeader group={group} index={storyIndex} isReadOnly={!review} onGo={goToStory} {...onStory} />
          <StoryComparison story={story} report={report} pictureUrl={source.pictureUrl} />
          <KeyboardHelp />
        </Stack>
      </main>
      {rejected && (
        <RejectDialog
          subject={countPictures(rejected.stories)}
          onClose={() => setRejected(undefined)}
          onReject={(note) => void reject(rejected, note)}
        />
      )}
    </div>
  );
}
