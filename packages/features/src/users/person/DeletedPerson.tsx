import { lazyWithRetry } from '@planner/ui';
import { useState } from 'react';
import { DeletedPersonView, type DeletedPersonViewProps } from './DeletedPersonView.tsx';

const EraseUser = lazyWithRetry(async () => (await import('./EraseUser.tsx')).EraseUser);

export interface DeletedPersonProps extends Omit<DeletedPersonViewProps, 'onErase'> {
  canErase: boolean;
  /** Called when the user was erased. */
  onGone: () => void;
}

export const DeletedPerson = ({ canErase, onGone, ...view }: DeletedPersonProps) => {
  const [isErasing, setIsErasing] = useState(false);
  const close = () => setIsErasing(false);
  return (
    <>
      <DeletedPersonView {...view} onErase={canErase ? () => setIsErasing(true) : undefined} />
      <EraseUser
        onOpenChange={close}
        onClose={close}
        onErased={onGone}
        isOpen={isErasing}
        candidate={view.user}
      />
    </>
  );
};
