import { html } from 'hono/html';

/** A table in a region that scrolls on narrow screens. */
export const renderTable = (
  label: string,
  headings: readonly string[],
  rows: readonly (readonly unknown[])[],
) => html`
  <div class="table" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
