import { paths } from '../paths.ts';

/** The editor of a legal text. */
export const editTextPath = (type: string): string => {
  if (type === 'privacy') return paths.editPrivacyPolicy();
  return type === 'terms' ? paths.editTermsAndConditions() : paths.editLegalText(type);
};

/** Where the console shows what entries of the activity are about. */
export const subjectHrefs = {
  user: paths.user,
  habit: paths.editHabitCategory,
  workout: paths.editWorkoutCategory,
  finance: paths.editFinanceCategory,
  message: (message: string) => paths.messages({ message }),
  policy: editTextPath,
};

/** Where it shows who did it. Entries of earlier servers have no id. */
export const actorHref = ({ actorId, actor }: { actorId: string | null; actor: string | null }) =>
  actorId === null ? paths.activity({ actor: actor ?? '' }) : paths.user(actorId);
