import { paths } from '../paths.ts';

/** Where the console shows what entries of the activity are about. */
export const subjectHrefs = {
  user: paths.user,
  habit: paths.editHabitCategory,
  workout: paths.editWorkoutCategory,
  finance: paths.editFinanceCategory,
  message: (message: string) => paths.messages({ message }),
  policy: (type: string) => (type === 'terms' ? paths.editTermsAndConditions() : paths.editPrivacyPolicy()),
};

/** Where it shows who did it. Entries of earlier servers have no id. */
export const actorHref = ({ actorId, actor }: { actorId: string | null; actor: string | null }) =>
  actorId === null ? paths.activity({ actor: actor ?? '' }) : paths.user(actorId);
