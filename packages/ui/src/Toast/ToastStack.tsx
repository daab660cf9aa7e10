import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { ToastRegionProps } from './ToastRegion.tsx';
import * as styles from './Toast.css.ts';
import { toastQueue } from './toasts.ts';

const ICONS = { positive: 'success', danger: 'error', warning: 'warning', info: 'info' } as const;

export function ToastStack({ label }: Required<ToastRegionProps>) {
  return (
    <ToastRegion queue={toastQueue} aria-label={label} className={styles.region}>
      {({ toast }) => {
        const { tone, message, action } = toast.content;
        return (
          <Toast toast={toast} className={styles.toast}>
            <span className={`${styles.icon} ${styles.tones[tone]}`}>
              <Icon name={ICONS[tone]} />
            </span>
            <ToastContent className={styles.content}>
              <Text slot="title">{message}</Text>
            </ToastContent>
            {action ? (
              <Button
                className={styles.action}
                onPress={() => {
                  action.onPress();
                  toastQueue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <Button slot="close" className={styles.close}>
              <Icon name="close" size="small" />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
