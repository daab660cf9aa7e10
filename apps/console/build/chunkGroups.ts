import { chunks as features } from '@planner/features/chunks';
import { chunks as ui } from '@planner/ui/chunks';
import type { Rolldown } from 'vite';

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: anyOf(
      /\/console\/index\.html$/,
      /\/PublicScreen\.tsx$/,
      ui.base,
      /\/ui\/src\/Spinner\//,
      features.base,
      /\/operations\/(?:policies|shared)\./,
    ),
  },
  {
    name: 'session',
    test: anyOf(
      /\/SessionApp\.tsx$/,
      /\/operations\/(?:auth|dashboard)\./,
      /\/overlay\/lazyWithRetry\./,
      features.session,
    ),
  },
  { name: 'fields', test: anyOf(features.fields, ui.form, /\/page\/unsaved\.|\/operations\/passwords\./) },
  { name: 'sign-in', test: /\/SignIn\.tsx$/ },
  { name: 'policy-text', test: features.policyText },
  { name: 'policy', test: /\/routes\/PublicPolicyRoute\./ },
  {
    name: 'console',
    test: anyOf(/\/(?:Console|Shell)\.tsx$/, ui.console, features.console),
  },
  // Loaded on hover, with what menus and dialogs share with it.
  { name: 'tooltip', test: /\/Tooltip\/TooltipTrigger\./ },
  { name: 'form', test: anyOf(/\/unsaved\/UnsavedChanges\./, features.form, ui.consoleForm) },
  { name: 'dates', test: ui.userForm },
  { name: 'users', test: /\/users\/(?:mutations|userColumns|userLabels)\.|\/TaskProgress\./ },
  { name: 'edit', test: anyOf(/\/routes\/createFormRoute\./, ui.edit, features.edit) },
  // What the editor shares with chunks of its own: the numbering of clauses, pasting, marks, the HTML view.
  {
    name: 'editor',
    test: /\/RichTextEditor\/(?:commands\/(?:commands|selection)|extensions\/(?:removedMarks|source)|(?:(?:nodeViews|toolbar)\/)?\w+\.css)\.|\/w3c-keyname\//,
  },
  // With the sanitizer, which only the editors' screen and what it opens need.
  { name: 'EditPolicyRoute', test: /\/routes\/EditPolicyRoute\.|\/policy-html\/src\/browser\./ },
  {
    name: 'settings',
    test: /\/features\/src\/settings\/(?:Settings|Own\w+|factors\/SecondFactors\w*)\.tsx$/,
  },
];

/**
 * Few chunks: each file costs about 350 bytes of headers. `base` is on every page; the others hold what
 * several screens share. A group also takes the imports of its modules, unless an
 * earlier group has them. e2e/budgets.spec.ts measures this.
 */
export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
