import { FieldMessages } from '../field/FieldFrame.tsx';

interface EditorMessagesProps {
  description?: string;
  problem?: string;
}

export const EditorMessages = ({ description, problem }: EditorMessagesProps) => (
  <div aria-live="polite">
    <FieldMessages description={description} isInvalid={problem !== undefined} errorMessage={problem} />
  </div>
);
