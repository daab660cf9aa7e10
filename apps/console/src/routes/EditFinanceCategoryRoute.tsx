import { EditFinanceCategory } from '@planner/features/finance';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { UnsavedChanges } from '../unsaved/UnsavedChanges.tsx';

/** The form for one finance category. */
export const EditFinanceCategoryRoute = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <UnsavedChanges key={id}>
      {(onDirtyChange) => (
        <EditFinanceCategory
          id={id}
          cancelHref={paths.allFinanceCategories()}
          onDone={() => void navigate(paths.allFinanceCategories())}
          onDirtyChange={onDirtyChange}
        />
      )}
    </UnsavedChanges>
  );
};
