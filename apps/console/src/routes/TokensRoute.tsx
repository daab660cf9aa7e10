import { Tokens } from '@planner/features/tokens';

export const TokensRoute = () => <Tokens />;
