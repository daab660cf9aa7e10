import { Provider, TextContext } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';

interface EditorMessagesProps {
  description?: string;
  problem?: string;
}

/** Overrides the slots of a surrounding dialog. */
const slots = { slots: { description: {}, errorMessage: {} } };

export const EditorMessages = ({ description, problem }: EditorMessagesProps) => (
  <div aria-live="polite">
    <Provider values={[[TextContext, slots]]}>
      <FieldMessages description={description} isInvalid={problem !== undefined} errorMessage={problem} />
    </Provider>
  </div>
);
