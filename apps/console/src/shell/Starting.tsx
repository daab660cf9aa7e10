import { CenteredSpinner } from '@planner/ui';

/** Shows until the first screen's code is there. */
export const Starting = () => <CenteredSpinner label="Loading" />;
