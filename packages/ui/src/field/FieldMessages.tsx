import type { ElementType } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';
import { fieldIds } from './fieldIds.ts';

type FieldMessagesProps = Pick<FieldProps, 'description' | 'isInvalid' | 'errorMessage'> & {
  /** Of a native control. */
  id?: string | undefined;
  /** `Text` in a field of react-aria. */
  as?: ElementType;
};

export const FieldMessages = ({
  id,
  as: Text = 'span',
  description,
  isInvalid,
  errorMessage,
}: FieldMessagesProps) => {
  const ids = fieldIds(id);
  return (
    <div className={styles.messages}>
      {description ? (
        <Text id={ids.description} slot="description" className={styles.description}>
          {description}
        </Text>
      ) : null}
      {isInvalid && errorMessage ? (
        <Text id={ids.errorMessage} slot="errorMessage" className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon name="error" size="small" />
          </span>
          <span>{errorMessage}</span>
        </Text>
      ) : null}
    </div>
  );
};
