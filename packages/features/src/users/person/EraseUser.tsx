import type { User } from '@planner/api-client';
import { foldText } from '@planner/ui';
import { useAnnouncer } from '../../shared/announce/useAnnouncer.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useSave } from '../../shared/query/useSave.ts';
import { EraseUserView } from './EraseUserView.tsx';
import { eraseUserMutation } from './mutations.ts';
import { errorTexts } from './queries.ts';

export interface EraseUserProps {
  candidate: Pick<User, 'id' | 'name'>;
  isOpen: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Erases a user once the administrator has typed the name. */
export const EraseUser = ({ candidate, isOpen, onClose, onErased }: EraseUserProps) => {
  const { announce } = useAnnouncer();
  const { save, isPending, error, reset } = useSave(eraseUserMutation(useApi()));
  return (
    <EraseUserView
      // Starts empty each time it opens.
      key={String(isOpen)}
      isOpen={isOpen}
      name={candidate.name}
      isName={(text) => text.trim() !== '' && foldText(text) === foldText(candidate.name)}
      isPending={isPending}
      errorMessage={error ? errorMessage(error, errorTexts.erase) : undefined}
      onErase={() =>
        save(candidate, () => {
          announce({ message: 'The user was erased' });
          onErased();
        })
      }
      onClose={() => {
        reset();
        onClose();
      }}
    />
  );
};
