import { useSession } from '@planner/features/auth';
import { AddFinanceCategory } from '@planner/features/finance';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The form for a new finance category. */
export const AddFinanceCategoryRoute = () => {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <UnsavedChanges>
      {(onDirtyChange) => (
        <AddFinanceCategory
          userId={user?.id ?? ''}
          cancelHref={paths.allFinanceCategories()}
          onDone={() => void navigate(paths.allFinanceCategories())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
