import { useState } from 'react';
import type { ChangedStory, ReviewedReport, Shown } from '../Report.ts';
import type { Answer, ReviewSource } from './ReviewSource.ts';

export interface Message {
  readonly tone: 'positive' | 'danger';
  readonly text: string;
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** The pictures of these stories, as they are on the screen. */
const shownOf = (stories: readonly ChangedStory[]): Shown[] =>
  stories.flatMap(({ differences }) =>
    differences.map(({ file, before, after }) => ({
      file,
      before: before?.sha256 ?? null,
      after: after.sha256,
    })),
  );

/** The report with the decisions so far, and the actions. Each answers whether it succeeded. */
export function useReview(source: ReviewSource, initialReport: ReviewedReport) {
  const [report, setReport] = useState(initialReport);
  const [message, setMessage] = useState<Message>();

  async function run(action: () => Promise<Answer>, success: string): Promise<boolean> {
    try {
      const { report: next, message: refusal } = await action();
      setReport(next);
      setMessage(refusal ? { tone: 'danger', text: refusal } : { tone: 'positive', text: success });
      return refusal === undefined;
    } catch (error) {
      setMessage({ tone: 'danger', text: `The review can't be reached: ${String(error)}` });
      return false;
    }
  }

  return {
    report,
    message,
    clearMessage: () => setMessage(undefined),
    accept: (stories: readonly ChangedStory[]) => {
      const shown = shownOf(stories);
      return run(() => source.accept(shown), `Accepted ${pictures(shown.length)}.`);
    },
    reject: (stories: readonly ChangedStory[], note: string) => {
      const shown = shownOf(stories);
      return run(() => source.reject(shown, note), `Rejected ${pictures(shown.length)}.`);
    },
    undo: () => run(() => source.undo(), 'The last decision was undone.'),
  };
}
