import { Provider, TextContext } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';

interface EditorMessagesProps {
  description?: string;
  /** What is wrong; announced. */
  problem?: string;
}

/** Places for help and error; around them may be a dialog that has places of its own. */
const slots = { slots: { description: {}, errorMessage: {} } };

/** Help and error below the text, or below a file in a dialog of the editor. */
export const EditorMessages = ({ description, problem }: EditorMessagesProps) => (
  <div aria-live="polite">
    <Provider values={[[TextContext, slots]]}>
      <FieldMessages description={description} isInvalid={problem !== undefined} errorMessage={problem} />
    </Provider>
  </div>
);
