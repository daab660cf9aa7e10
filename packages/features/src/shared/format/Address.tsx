import { Isolate } from '@planner/ui';
import { Fragment } from 'react';

/** An e-mail address. Where there is no room for one line, the second begins with its @. */
export const Address = ({ children }: { children: string }) => (
  <Isolate>
    {children.split(/(?=@)/).map((part) => (
      <Fragment key={part}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </Isolate>
);
