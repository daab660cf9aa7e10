import { hasFieldErrors, isApiError } from '@planner/api-client';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Form,
  NumberField,
  PageHeader,
  Stack,
  Table,
  formatNumber,
  toast,
} from '@planner/ui';
import { useState } from 'react';
import { type Article, countArticle, listStock } from './api';
import { useLoad } from './useLoad';

interface CountProps {
  article: Article;
  onSaved: () => void;
  onPendingChange: (isPending: boolean) => void;
}

/** A form without a library: the browser collects what has a name. */
function CountForm({ article, onSaved, onPendingChange }: CountProps) {
  const [error, setError] = useState<{ field?: string | undefined; message?: string | undefined }>({});
  const save = async (form: HTMLFormElement) => {
    onPendingChange(true);
    try {
      await countArticle(article.id, Number(new FormData(form).get('count')));
      toast(`Stock of ${article.name} is saved`);
      onSaved();
    } catch (caught) {
      if (hasFieldErrors<{ count: number }>(caught)) setError({ field: caught.errors.count });
      else setError({ message: (isApiError(caught) && caught.message) || 'The stock could not be saved' });
    } finally {
      onPendingChange(false);
    }
  };
  return (
    <Form id="count" onSubmit={(event) => save(event.currentTarget)}>
      <NumberField
        name="count"
        label="Articles on the shelf"
        defaultValue={article.count}
        step={1}
        isInvalid={error.field !== undefined}
        errorMessage={error.field}
      />
      {error.message && <Banner tone="danger">{error.message}</Banner>}
    </Form>
  );
}

export function Stock() {
  const { data, failure, reload } = useLoad('stock', listStock);
  const [counted, setCounted] = useState<Article>();
  const [isPending, setPending] = useState(false);
  if (failure) return <ErrorState message={failure} onRetry={reload} />;
  return (
    <Stack>
      <PageHeader title="Stock" />
      <Table
        label="Stock"
        columns={[
          { id: 'name', header: 'Article', isRowHeader: true, cell: ({ name }) => name },
          { id: 'count', header: 'In stock', align: 'end', cell: ({ count }) => formatNumber(count) },
          {
            id: 'actions',
            header: 'Actions',
            align: 'end',
            width: 'fit',
            phone: 'actions',
            cell: (article) => (
              <Button size="small" aria-label={`Count ${article.name}`} onPress={() => setCounted(article)}>
                Count
              </Button>
            ),
          },
        ]}
        rows={data ?? []}
        getRowId={({ id }) => id}
        isLoading={!data}
        emptyState={<EmptyState title="Nothing in stock" description="Deliveries show here." />}
      />
      <Dialog
        isOpen={counted !== undefined}
        onOpenChange={() => setCounted(undefined)}
        title={`Count ${counted?.name ?? ''}`}
        size="small"
        footer={
          <Button type="submit" form="count" variant="primary" isPending={isPending}>
            Save count
          </Button>
        }
      >
        {counted && (
          <CountForm
            article={counted}
            onPendingChange={setPending}
            onSaved={() => {
              setCounted(undefined);
              reload();
            }}
          />
        )}
      </Dialog>
    </Stack>
  );
}
