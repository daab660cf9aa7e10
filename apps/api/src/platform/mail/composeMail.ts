import { brand } from '@planner/brand';
import type { Mail } from './openMailer.ts';

/** The content of a mail. All of it is text, never HTML. */
export interface MailContent {
  subject: string;
  parts: Part[];
}

/** A paragraph, a button with a link, a table of names and values, or quoted text with its line breaks. */
export type Part =
  | string
  | { label: string; url: string }
  | { rows: (readonly [name: string, value: string])[] }
  | { quote: string };

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time for readers whose time zone is unknown: `4 May 2026 at 10:00 UTC`. */
export const formatTime = (time: Date): string => `${timeFormat.format(time)} UTC`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const toText = (part: Part): string => {
  if (typeof part === 'string') return part;
  if ('url' in part) return `${part.label}:\n${part.url}`;
  if ('rows' in part) return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  return part.quote;
};

// Mail programs ignore style sheets, so styles are inline. Colors only where they work in light and dark.
const FONT =
  "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5";
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:8px;background:${brand.mailAccent};color:#ffffff;font-weight:600;text-decoration:none`;
const QUOTE = 'margin:16px 0;padding:0 0 0 16px;border-left:3px solid #94a3b8;white-space:pre-wrap';
const CELL = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top';

// `dir="auto"` because users write in any script.
const toHtml = (part: Part): string => {
  if (typeof part === 'string') return `<p dir="auto">${escapeHtml(part)}</p>`;
  if ('url' in part) {
    const url = escapeHtml(part.url);
    return (
      `<p><a href="${url}" style="${BUTTON}">${escapeHtml(part.label)}</a></p>\n` +
      `<p style="font-size:14px">Or copy this address into your browser:<br><span style="word-break:break-all">${url}</span></p>`
    );
  }
  if ('rows' in part) {
    const rows = part.rows.map(
      ([name, value]) =>
        `<tr><th scope="row" style="${CELL}">${escapeHtml(name)}</th><td dir="auto" style="${CELL}">${escapeHtml(value)}</td></tr>`,
    );
    return `<table style="border-collapse:collapse">\n${rows.join('\n')}\n</table>`;
  }
  return `<blockquote dir="auto" style="${QUOTE}">${escapeHtml(part.quote)}</blockquote>`;
};

export const composeMail = ({ subject, parts }: MailContent): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject,
  text: `${[...parts, brand.mailName].map(toText).join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;${FONT}">
<div style="max-width:560px;margin:0 auto">
${parts.map(toHtml).join('\n')}
<p style="margin-top:32px;font-size:14px">${escapeHtml(brand.mailName)}</p>
</div>
</body>
</html>
`,
});
