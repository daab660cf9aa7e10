import type { Scenario } from '../Scenario.ts';
import { bytes } from './bytes.ts';
import { chain } from './chain.ts';
import { cpu } from './cpu.ts';
import { forms } from './forms.ts';
import { paging } from './paging.ts';
import { rows } from './rows.ts';
import { search } from './search.ts';
import { signIn } from './signIn.ts';
import { slowRows } from './slowRows.ts';
import { theme } from './theme.ts';
import { thousandRows } from './thousandRows.ts';

export const scenarios: readonly Scenario[] = [
  bytes,
  chain,
  signIn,
  rows,
  slowRows,
  cpu,
  forms,
  paging,
  search,
  theme,
  thousandRows,
];
