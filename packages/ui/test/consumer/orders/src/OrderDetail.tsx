import { isApiError } from '@planner/api-client';
import {
  AlertDialog,
  Button,
  Card,
  DescriptionList,
  ErrorState,
  PageHeader,
  Skeleton,
  Stack,
  formatDateTime,
  toast,
} from '@planner/ui';
import { useState } from 'react';
import { cancelOrder, getOrder } from './api';
import { OrderState } from './Orders';
import { useLoad } from './useLoad';

const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export function OrderDetail({ id }: { id: string }) {
  const { data: order, failure, reload } = useLoad(id, () => getOrder(id));
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const cancel = async () => {
    setPending(true);
    try {
      await cancelOrder(id);
      setAsking(false);
      reload();
      toast(`Order ${id} is cancelled`);
    } catch (error) {
      setProblem((isApiError(error) && error.message) || 'The order could not be cancelled');
    } finally {
      setPending(false);
    }
  };
  if (failure) return <ErrorState message={failure} onRetry={reload} />;
  return (
    <Stack>
      <PageHeader
        title="Order"
        item={id}
        actions={order?.state === 'open' && <Button onPress={() => setAsking(true)}>Cancel order</Button>}
      />
      <Card>
        {order ? (
          <DescriptionList
            items={[
              { term: 'Customer', description: order.customer.name },
              { term: 'Article', description: `${order.quantity} × ${order.article.name}` },
              { term: 'Total', description: EURO.format(order.quantity * order.article.price) },
              { term: 'Ordered', description: formatDateTime(order.orderedAt) },
              { term: 'State', description: <OrderState state={order.state} /> },
              { term: 'Note', description: order.note || '–' },
            ]}
          />
        ) : (
          <Skeleton />
        )}
      </Card>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Cancel order"
        tone="danger"
        confirmLabel="Cancel this order"
        cancelLabel="Keep it"
        onConfirm={() => void cancel()}
        isPending={isPending}
        pendingLabel="Cancelling…"
        errorMessage={problem || undefined}
      >
        {`Order ${id} will not be shipped.`}
      </AlertDialog>
    </Stack>
  );
}
