import {
  Card,
  CenteredSpinner,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Stack,
  type IconName,
} from '@planner/ui';
import type { FieldValues } from 'react-hook-form';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import type { Noun } from '../format/Noun.ts';
import { EditForm, type EditFormProps } from './EditForm.tsx';
import type { SaveFormState } from './SaveFormLayout.tsx';
import type { EditState } from './useEdit.ts';

/** Props of an edit view from `useEdit` and its save hook. */
export interface EditViewProps<Stored, Values> extends SaveFormState<Values> {
  state: EditState<Stored>;
  isSlow?: boolean | undefined;
  cancelHref: string;
  conflict?: Stored | undefined;
  isDeleted?: boolean | undefined;
  onRetry: () => void;
}

export interface EditScreenProps<
  Stored extends { name: string },
  Typed extends FieldValues,
  Values extends FieldValues,
>
  extends
    EditViewProps<Stored, Values>,
    Omit<
      EditFormProps<Stored, Typed, Values>,
      keyof EditViewProps<Stored, Values> | 'stored' | 'label' | 'subject' | 'pendingLabel'
    > {
  title: string;
  noun: Noun;
  /** Replaces icon and description of the message that the item no longer exists. */
  gone?: { icon: IconName; description: string } | undefined;
}

const GONE = { icon: 'info', description: 'It was deleted, or the address is wrong.' } as const;

/** Loading, failed, not found, or the form. */
export const EditScreen = <
  Stored extends { name: string },
  Typed extends FieldValues,
  Values extends FieldValues,
>(
  props: EditScreenProps<Stored, Typed, Values>,
) => {
  const { title, noun, gone = GONE, state, isSlow = false, onRetry, ...form } = props;
  const item = state.status === 'ready' ? state.data.name : undefined;
  useDocumentTitle(item === undefined ? title : `${title}: ${item}`);
  return (
    <Stack gap="l">
      <PageHeader title={title} item={item} />
      {/* Another card than while loading: one that a long name moves would be a layout shift. */}
      <Card key={String(item === undefined)} width="form">
        {state.status === 'loading' && (
          <CenteredSpinner label={isSlow ? `Still loading ${noun.one}...` : `Loading ${noun.one}...`} />
        )}
        {state.status === 'failed' && (
          <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
        )}
        {state.status === 'gone' && (
          <EmptyState
            {...gone}
            title={`This ${noun.one} no longer exists`}
            action={<LinkButton href={form.cancelHref}>Back to {noun.many}</LinkButton>}
          />
        )}
        {state.status === 'ready' && (
          <EditForm
            {...form}
            subject={`this ${noun.one}`}
            label={title}
            pendingLabel="Updating..."
            stored={state.data}
          />
        )}
      </Card>
    </Stack>
  );
};
