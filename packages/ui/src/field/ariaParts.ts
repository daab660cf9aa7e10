import { Label, Text } from 'react-aria-components';

/** For `FieldFrame` in a field of react-aria. */
export const ariaParts = { Label, Text };
