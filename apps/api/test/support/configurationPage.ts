import { type Variable, VARIABLES } from '../../src/env/variables.ts';

const HEADER = ['variable', 'meaning', 'default'];

const rowOf = ({ name, description, isSecret, default: fallback }: Variable<unknown>): string[] => [
  isSecret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``,
  description,
  fallback ? `\`${fallback}\`` : 'unset',
];

/** docs/configuration.md, as the formatter leaves it. */
export const configurationPage = (): string => {
  const rows = [HEADER, ...Object.values<Variable<unknown>>(VARIABLES).map(rowOf)];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [header = '', ...lines] = rows.map(lineOf);
  return `# Configuration

Environment variables configure the server. An empty one counts as unset. An invalid one ends the start with a sentence that names it. So does an unknown one that
starts with \`PLANNER_\`, or that is one letter, two swapped letters or small letters away from a name below, such as \`DATABSE_URL\`. Those that Kubernetes injects, such as
\`PLANNER_ADMIN_SERVICE_HOST\`, are ignored. \`check-config\` checks them all.
Those with \`_FILE\` are secrets, which can stand in a file, such as \`SMTP_URL_FILE=/run/secrets/smtp-url\`. \`PLANNER_SETTINGS_FILE\` names a file with any of them, [written](deployment.md#with-systemd) as for systemd.

${[header, lineOf(widths.map((width) => '-'.repeat(width))), ...lines].join('\n')}

This page is generated from \`apps/api/src/env/variables.ts\`: \`pnpm generate\`.
`;
};
