import { Tokens } from '@planner/features/tokens';
import type { Route } from './Route.ts';

export const tokens: Route = { Component: Tokens };
