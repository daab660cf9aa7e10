import { chunks as features } from '@planner/features/chunks';
import { chunks as ui } from '@planner/ui/chunks';
import type { Rolldown } from 'vite';

const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'base', tags: ['$initial'] },
  { name: 'common', test: anyOf(ui.common, features.common, /\/useDocumentTitle\./) },
  { name: 'sign-in', test: /\/SignIn\.tsx$/ },
  { name: 'router', test: /\/Console\.tsx$/ },
  { name: 'console', test: anyOf(/\/Shell\.tsx$/, ui.console, features.console) },
  { name: 'form-library', test: anyOf(features.formLibrary, /\/resetPasswordState\./) },
  { name: 'blocks', test: ui.blocks },
  { name: 'form', test: anyOf(ui.form, /\/unsaved\/UnsavedChanges\./, features.form) },
  { name: 'edit', test: features.edit },
];

/**
 * Few chunks: each file costs about 350 bytes of headers. `base` is in every page; `common` is what sign-in, public pages and
 * console share; the others hold what several screens share. A group also takes the imports of its modules, unless an
 * earlier group has them. e2e/budgets.spec.ts measures this.
 */
export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
