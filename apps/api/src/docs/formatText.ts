import { html } from 'hono/html';

const TOKENS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

const formatPart = (part: string) => {
  if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
  if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
  if (part.startsWith('*')) return html`<em>${part.slice(1, -1)}</em>`;
  return part;
};

/** The Markdown of descriptions: paragraphs, `code`, **strong** and *emphasis*. */
export const formatText = (text: string) =>
  text
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => html`<p>${paragraph.split(TOKENS).map(formatPart)}</p>`);
