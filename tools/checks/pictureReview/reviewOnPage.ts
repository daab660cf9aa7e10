import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import type { ReviewedReport } from '@planner/pictures/report';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

export interface Reviewed {
  readonly report: ReviewedReport;
  /** Bytes of the new pictures that the page showed, by hash. */
  readonly shown: ReadonlyMap<string, Buffer>;
  /** What the page copied as Markdown. */
  readonly notes: string;
}

/** The address that the review prints. */
async function addressOf(review: ChildProcess): Promise<string> {
  if (!review.stdout) throw new Error('The review has no output.');
  const output: string[] = [];
  for await (const line of createInterface(review.stdout)) {
    output.push(line);
    const [address] = /http:\/\/127\.0\.0\.1:\d+\/\?token=\w+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error(`The review did not start:\n${output.join('\n')}`);
}

async function decide(page: Page, address: string, note: string): Promise<Reviewed> {
  const shown = new Map<string, Buffer>();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const sha256 = /\/pictures\/(\w+)\.webp$/.exec(response.url())?.[1];
    if (sha256) bodies.push(response.body().then((bytes) => void shown.set(sha256, bytes)));
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 2 }).waitFor();
  const report = (await (await page.request.get('/report.json')).json()) as ReviewedReport;
  for (const { differences } of report.groups[0]?.stories ?? []) {
    for (const { after } of differences)
      await page
        .locator(`img[src$="${after.sha256}.webp"]`)
        .evaluate((image) => (image as HTMLImageElement).decode());
    await page.keyboard.press('j');
  }
  await page.keyboard.press('a');
  await page.getByText(/^Accepted \d+ pictures?\.$/).waitFor();
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill(note);
  await page.keyboard.press('Enter');
  await page.getByText(/^Rejected \d+ pictures?\.$/).waitFor();
  await page.getByRole('button', { name: 'Copy notes as Markdown' }).click();
  await page.getByText('Copied').first().waitFor();
  const notes = await page.evaluate(() => navigator.clipboard.readText());
  await Promise.all(bodies);
  return { report, shown, notes };
}

/** Starts the review in a folder, accepts the first group on its page by keyboard, and rejects the second with a note. */
export async function reviewOnPage(folder: string, storybook: string, note: string): Promise<Reviewed> {
  const review = spawn('node', ['tools/pictures/main.ts'], {
    cwd: folder,
    env: { ...process.env, STORYBOOK_URL: storybook },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
  try {
    const address = await addressOf(review);
    const context = await browser.newContext({
      baseURL: new URL(address).origin,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    return await decide(await context.newPage(), address, note);
  } finally {
    await browser.close();
    review.kill();
  }
}
