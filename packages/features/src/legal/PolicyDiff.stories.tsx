import { expect, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { catchSavedFiles } from '../testing/index.ts';
import { PolicyDiff } from './PolicyDiff.tsx';

const COMPLAINTS = 'You can complain to the Berlin Commissioner for Data Protection';
const MAP =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mNkYPhPgAMYGAAAFAABAVjU3g8AAAAASUVORK5CYII=';

const table = (invoices: string) =>
  `<table><tr><th>What</th><th>Why</th><th>How long</th></tr><tr><td>Height and weight</td><td>Your consent</td><td>Until you withdraw it</td></tr><tr><td>Invoices</td><td>Section 147 Fiscal Code</td><td>${invoices}</td></tr><tr><td>Technical records</td><td>Safe operation</td><td>14 days</td></tr></table>`;

const BEFORE = `<h2>4. Who receives it</h2><p>4.1 Processors that work for us.</p><p>4.2 Authorities, if a law asks for it.</p><p>4.3 Reserved.</p>
<h2>5. How long we keep it</h2>${table('10 years')}
<h2>6. Your rights</h2><p>6.1 You can ask for a copy, as our <a href="/terms">terms</a> say.</p>
<h2>8. Changes</h2><p>8.1 We tell you of changes.</p><p>8.2 ${COMPLAINTS}, Friedrichstraße 219, 10969 Berlin.</p>`;

const AFTER = `<h2>4. Who receives it</h2><p>4.1 Processors that work for us.</p><p>4.2 Nobody outside the European Union without the standard clauses.</p><p>4.3 Authorities, if a law asks for it.</p><p>4.4 Reserved.</p>
<h2>5. How long we keep it</h2>${table('8 years')}
<h2>6. Your rights</h2><p>6.1 You can ask for a <b>free</b> copy, as our <a href="/terms-2026">terms</a> say. <img src="${MAP}" alt="Seal"></p><p>6.2 ${COMPLAINTS}, Alt-Moabit 59–61, 10555 Berlin.</p>
<h2>8. Changes</h2><p>8.1 We tell you of changes.</p>`;

const meta = preview.meta({
  title: 'Features/Legal/PolicyDiff',
  component: PolicyDiff,
  args: { label: 'Differences', before: BEFORE, after: AFTER },
});

export const Changes = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 changes')).toBeVisible();
    await expect(
      canvas.getByText('Numbers move by 1 from here: 4.2 to 4.3 are now 4.3 to 4.4'),
    ).toBeVisible();
    await expect(canvas.getByText('Invoices').closest('tr')).toHaveTextContent(
      'ChangedInvoicesSection 147 Fiscal Code108 years',
    );
    await expect(canvas.getByText('Moved from 8.2 · Changed inside')).toBeVisible();
    await expect(canvas.getByText('8.2 was here, now 6.2')).toBeVisible();
    await expect(canvas.getByText('Link changed: /terms → /terms-2026')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '[Image: Seal]' })).toBeVisible();
    await expect(canvas.queryByText(/base64/)).not.toBeInTheDocument();
  },
});

export const WholeText = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Whole text' }));
    await expect(canvas.getByText('Reserved.', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next change' }));
    await expect(canvas.getByText('4 changes, number 1 is shown')).toBeVisible();
  },
});

export const OnlyHtml = meta.story({
  args: { after: BEFORE.replace('<p>4.2', '<!-- checked --><p>4.2') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^The words are the same; the HTML differs after “.*Processors that work for us\.”: <p> → <!-- checked --><p>$/,
      ),
    ).toBeVisible();
  },
});

export const Equal = meta.story({
  args: { after: BEFORE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no differences.')).toBeVisible();
  },
});

/** The name of the file says of which text. */
export const Downloads = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Privacy Policy' },
  play: async ({ canvas }) => {
    const savedFiles = catchSavedFiles();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(await savedFiles()).toEqual([
      [expect.stringMatching(/^differences-privacy-policy-[\d-]{10}\.html$/), expect.any(String)],
    ]);
  },
});
