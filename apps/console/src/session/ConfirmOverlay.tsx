export { ConfirmSession as ConfirmOverlay } from '@planner/features/auth';
