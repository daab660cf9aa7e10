import { COLORS } from './generated/colors.ts';

/** The style of the documentation. It follows the reader's theme; colors, sizes and radii are those of the kit. */
export const STYLE = `
:root { color-scheme: light dark; scroll-padding-block-start: 5rem;
${COLORS}}
* { box-sizing: border-box; }
body { background: var(--page); color: var(--text); margin: 0; font: 0.875rem/1.5 'Inter Variable', Inter, system-ui, sans-serif; overflow-wrap: break-word; }
code, pre { font: 0.8125rem/1.5 ui-monospace, SFMono-Regular, 'Cascadia Mono', Menlo, Consolas, monospace; }
:is(p, td, li) code { background: var(--sunken); border-radius: 0.3125rem; padding: 0.0625rem 0.25rem; }
a { color: var(--accentText); text-decoration: none; text-underline-offset: 0.2em; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 0.3125rem; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.014em; margin: 0; }
h1 { font-size: 1.0625rem; font-weight: 600; }
h2 { font-size: 1.25rem; font-weight: 650; margin-block-end: 0.5rem; text-transform: capitalize; }
h3 { font-size: 0.9375rem; font-weight: 600; }
p { margin-block: 0.5rem; max-width: 44rem; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; min-block-size: 3.75rem; padding: 0.5rem 1rem; background: var(--surface); border-block-end: 1px solid var(--line); }
header a { margin-inline-start: auto; font-weight: 500; }
nav { background: var(--surface); border-block-end: 1px solid var(--line); padding: 0.75rem 1rem; }
nav summary { font-weight: 500; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav details > ul > li { margin-block: 0.75rem; }
nav a { display: block; padding: 0.25rem 0.5rem; border-radius: 0.5625rem; color: inherit; }
nav ul ul a { color: var(--muted); }
nav a:hover { background: var(--hover); color: var(--text); text-decoration: none; }
nav li > a:has(+ ul) { font-weight: 600; text-transform: capitalize; }
main { padding: 1.5rem 1rem; max-width: 60rem; }
section + section { margin-block-start: 3rem; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem; padding: 1.25rem; margin-block-start: 1rem; }
article:target { border-color: var(--focus); box-shadow: 0 0 0 1px var(--focus); }
:target:not(article, section) { outline: 2px solid var(--focus); outline-offset: 2px; }
.path { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
.path > code { font-weight: 500; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.badge { display: inline-block; border-radius: 0.4375rem; padding: 0.0625rem 0.4375rem; font-size: 0.71875rem; line-height: 1.25rem; font-weight: 600; white-space: nowrap; background: var(--neutral-soft); color: var(--neutral-text); }
.GET { background: var(--info-soft); color: var(--info-text); }
.POST, .success { background: var(--positive-soft); color: var(--positive-text); }
.PUT, .PATCH { background: var(--warning-soft); color: var(--warning-text); }
.DELETE { background: var(--danger-soft); color: var(--danger-text); }
h4 { font-size: 0.78125rem; font-weight: 600; margin-block: 1.25rem 0.25rem; }
details > summary { cursor: pointer; padding-block: 0.25rem; }
article details { margin-block-start: 0.5rem; }
article summary { color: var(--muted); font-weight: 500; }
article summary:hover { color: var(--text); }
pre { overflow-x: auto; background: var(--sunken); border: 1px solid var(--line); border-radius: 0.5625rem; padding: 0.75rem; margin: 0.5rem 0 0; }
.table { overflow-x: auto; }
td:first-child code { white-space: nowrap; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
tr:last-child > td { border-block-end: 0; }
th { font-size: 0.78125rem; font-weight: 500; color: var(--muted); }
td p { margin: 0; }
@media (max-width: 40rem) {
  article { padding: 1rem; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
  tr:last-child { border-block-end: 0; }
  td { display: block; padding: 0.125rem 0; border: 0; }
  td:empty { display: none; }
}
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
  header { grid-column: 1 / -1; padding-inline: 1.75rem; }
  nav { position: sticky; inset-block-start: 3.75rem; block-size: calc(100vh - 3.75rem); overflow-y: auto; border-block-end: 0; border-inline-end: 1px solid var(--line); padding: 0.5rem 0.75rem 2rem; }
  main { padding: 1.75rem; }
  @supports selector(::details-content) {
    nav summary { display: none; }
    nav details::details-content { content-visibility: visible; }
  }
}
@media print { nav { display: none; } }
`;
