import type { ReviewedReport, Shown } from '../Report.ts';

/** Where the page reads the report and sends decisions. */
export interface ReviewSource {
  readonly load: () => Promise<ReviewedReport>;
  /** Answers with the report after the decision, and with a message if it was refused. */
  readonly accept: (shown: readonly Shown[]) => Promise<Answer>;
  readonly reject: (shown: readonly Shown[], note: string) => Promise<Answer>;
  readonly undo: () => Promise<Answer>;
  readonly pictureUrl: (sha256: string) => string;
}

export interface Answer {
  readonly report: ReviewedReport;
  readonly message?: string;
}

async function post(action: string, body: unknown): Promise<Answer> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.headers.get('content-type')?.includes('json')) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** Reads beside the page, so that the report opens from any folder of a static host. */
export const httpSource: ReviewSource = {
  load: async () => {
    const response = await fetch('report.json');
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as ReviewedReport;
  },
  accept: (shown) => post('accept', { shown }),
  reject: (shown, note) => post('reject', { shown, note }),
  undo: () => post('undo', {}),
  pictureUrl: (sha256) => `pictures/${sha256}.webp`,
};
