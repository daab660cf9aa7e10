import { Badge } from '@planner/ui';
import type { Group, ReviewedReport } from '../Report.ts';
import { countPictures } from './countPictures.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { LABELS, stateOf, TONES } from './stateOf.ts';

export interface GroupListProps {
  report: ReviewedReport;
  current: Group;
  onSelect: (index: number) => void;
}

/** All groups of equal changes, the largest first. */
export const GroupList = ({ report, current, onSelect }: GroupListProps) => (
  <nav aria-label="Groups of equal changes">
    <ol className="groups">
      {report.groups.map((group, index) => {
        const state = stateOf(group.stories, report);
        return (
          <li key={group.stories[0]?.differences[0]?.file}>
            <button
              type="button"
              className="group"
              aria-current={group === current ? 'true' : undefined}
              onClick={() => onSelect(index)}
            >
              <span className="group-title">
                <GroupTitle title={group.title} />
              </span>
              <span className="group-count">{countPictures(group.stories)}</span>
              {report.review && <Badge tone={TONES[state]}>{LABELS[state]}</Badge>}
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
