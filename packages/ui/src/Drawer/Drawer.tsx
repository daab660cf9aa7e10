import type { DialogProps } from '../Dialog/DialogModal.tsx';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';

const DialogModal = lazyWithRetry(async () => (await import('../Dialog/DialogModal.tsx')).DialogModal);

export type DrawerProps = Omit<DialogProps, 'size'>;

/** Details of an item or a form at the end of the window, while its list stays in sight. For a question or a short task use `Dialog`. */
export const Drawer = (props: DrawerProps) => <DialogModal {...props} size="drawer" />;
