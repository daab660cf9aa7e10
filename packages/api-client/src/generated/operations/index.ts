// Generated from openapi.yaml by `pnpm generate`. Do not edit.

export * from './acceptances.ts';
export * from './activity.ts';
export * from './auth.ts';
export * from './contact.ts';
export * from './dashboard.ts';
export * from './exports.ts';
export * from './finance-categories.ts';
export * from './habit-categories.ts';
export * from './imports.ts';
export * from './messages.ts';
export * from './passwords.ts';
export * from './person.ts';
export * from './publishing.ts';
export * from './settings.ts';
export * from './subscriptions.ts';
export * from './system.ts';
export * from './tasks.ts';
export * from './tokens.ts';
export * from './users.ts';
export * from './workout-categories.ts';
export * from './records.ts';
export * from './shared.ts';
