import { hasFieldErrors, isApiError } from '@planner/api-client';
import {
  Banner,
  Button,
  Card,
  Form,
  FormActions,
  FormGrid,
  LinkButton,
  NumberField,
  PageHeader,
  Select,
  Stack,
  TextArea,
  toast,
} from '@planner/ui';
import { Controller, useForm } from 'react-hook-form';
import { createOrder, listCustomers, listStock, type NewOrder as Values } from './api';
import { navigate } from './useAddress';
import { useLoad } from './useLoad';

const REQUIRED = 'Choose one';
const FIELDS = ['customerId', 'articleId', 'quantity', 'note'] as const;

const optionsOf = (items: readonly { id: string; name: string }[] = []) => [
  { value: '', label: 'Choose…' },
  ...items.map(({ id, name }) => ({ value: id, label: name })),
];

export function NewOrder() {
  const customers = useLoad('customers', listCustomers);
  const articles = useLoad('stock', listStock);
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { customerId: '', articleId: '', quantity: 1, note: '' },
  });
  const save = async (values: Values) => {
    try {
      const { id } = await createOrder(values);
      toast(`Order ${id} is saved`);
      navigate(`/orders/${id}`);
    } catch (error) {
      if (hasFieldErrors<Values>(error)) {
        for (const name of FIELDS) {
          const message = error.errors[name];
          if (message) setError(name, { message }, { shouldFocus: true });
        }
      } else {
        const message = (isApiError(error) && error.message) || 'The order could not be saved';
        setError('root', { message });
      }
    }
  };
  return (
    <Stack>
      <PageHeader title="New order" />
      <Card>
        <Form onSubmit={(event) => handleSubmit(save)(event)}>
          <FormGrid columns={2}>
            {(['customerId', 'articleId'] as const).map((name) => (
              <Controller
                key={name}
                name={name}
                control={control}
                rules={{ required: REQUIRED }}
                render={({ field: { disabled, ...field }, fieldState }) => (
                  <Select
                    {...field}
                    label={name === 'customerId' ? 'Customer' : 'Article'}
                    options={optionsOf(name === 'customerId' ? customers.data : articles.data)}
                    isDisabled={disabled}
                    isRequired
                    isInvalid={fieldState.invalid}
                    errorMessage={fieldState.error?.message}
                  />
                )}
              />
            ))}
          </FormGrid>
          <Controller
            name="quantity"
            control={control}
            rules={{ required: 'Enter a number' }}
            render={({ field: { disabled, ...field }, fieldState }) => (
              <NumberField
                {...field}
                label="Quantity"
                minValue={1}
                step={1}
                isDisabled={disabled}
                isInvalid={fieldState.invalid}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            name="note"
            control={control}
            rules={{ maxLength: { value: 200, message: 'At most 200 characters' } }}
            render={({ field: { disabled, ...field }, fieldState }) => (
              <TextArea
                {...field}
                label="Note"
                characterLimit={200}
                isDisabled={disabled}
                isInvalid={fieldState.invalid}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          {formState.errors.root && <Banner tone="danger">{formState.errors.root.message}</Banner>}
          <FormActions>
            <Button type="submit" variant="primary" size="large" isPending={formState.isSubmitting}>
              Save order
            </Button>
            <LinkButton href="/" size="large">
              Back to orders
            </LinkButton>
          </FormActions>
        </Form>
      </Card>
    </Stack>
  );
}
