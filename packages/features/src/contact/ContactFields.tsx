import { FormGrid, TextArea, TextField, type TextFieldProps } from '@planner/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldProps } from '../shared/fieldProps.ts';
import { CONTACT_LABELS, type ContactValues } from './contactSchema.ts';

type LineProps = Pick<TextFieldProps, 'type' | 'autoComplete' | 'isRequired'>;

/** Lines of the message before it scrolls. */
const MESSAGE_ROWS = 7;

/** The fields of a contact message. Belongs inside a `FormProvider`. */
export const ContactFields = () => {
  const { control } = useFormContext<ContactValues>();
  const line = (name: keyof ContactValues, props: LineProps = {}) => (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <TextField {...fieldProps(field, fieldState)} {...props} label={CONTACT_LABELS[name]} />
      )}
    />
  );
  return (
    <>
      <FormGrid columns={2}>
        {line('firstName', { autoComplete: 'given-name', isRequired: true })}
        {line('lastName', { autoComplete: 'family-name', isRequired: true })}
        {line('email', { type: 'email', autoComplete: 'email', isRequired: true })}
        {line('phone', { type: 'tel', autoComplete: 'tel' })}
      </FormGrid>
      {line('subject')}
      <Controller
        name="message"
        control={control}
        render={({ field, fieldState }) => (
          <TextArea
            {...fieldProps(field, fieldState)}
            label={CONTACT_LABELS.message}
            rows={MESSAGE_ROWS}
            isRequired
            dir="auto"
          />
        )}
      />
    </>
  );
};
