import { Text } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';

export const FieldMessages = ({
  description,
  isInvalid,
  errorMessage,
}: Pick<FieldProps, 'description' | 'isInvalid' | 'errorMessage'>) => (
  <div className={styles.messages}>
    {description ? (
      <Text slot="description" className={styles.description}>
        {description}
      </Text>
    ) : null}
    {isInvalid && errorMessage ? (
      <Text slot="errorMessage" className={styles.error}>
        <span className={styles.errorIcon}>
          <Icon name="error" size="small" />
        </span>
        <span>{errorMessage}</span>
      </Text>
    ) : null}
  </div>
);
