import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Choice } from './ConflictBanner.tsx';
import { contentsOf, isSameContent, mergeVersions, type Contents } from './mergeVersions.ts';

export interface MergeOptions<Stored extends object, Typed extends FieldValues, Values> {
  form: UseFormReturn<Typed, unknown, Values>;
  /** Also of fields that can't be edited. */
  fields: readonly string[];
  /** The latest version known. Merged into the form when it changes. */
  stored: Stored;
  /** The version that another user saved first. */
  conflict?: Stored | undefined;
  toValues: (stored: Stored) => Typed;
  schema: GenericSchema<Typed, Values>;
  /** How often the form itself was saved. */
  savedCount: number;
  onSubmit: (values: Values) => void;
}

interface Merged<Typed> {
  /** Fields that both changed. */
  asked: readonly string[];
  /** Fields that only they changed. */
  changed: readonly string[];
  before: Contents;
  theirs: Contents;
  theirValues: Typed;
}

/** Three-way merge: fields that one side changed are taken from it, the user chooses the rest. */
export const useMerge = <Stored extends object, Typed extends FieldValues, Values>(
  options: MergeOptions<Stored, Typed, Values>,
) => {
  const { form, fields, stored, conflict, toValues, schema, savedCount, onSubmit } = options;
  const [merged, setMerged] = useState<Merged<Typed>>();
  /** What the user last set the asked fields to. */
  const [mine, setMine] = useState<Contents>({});
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const opened = useRef(stored);
  const sent = useRef<readonly Contents[]>([]);
  const ownSaves = useRef(savedCount);
  const hasRepeated = useRef(false);

  const contents = (values: Typed, version: Stored) => contentsOf(fields, schema, values, version);
  const setValue = (field: string, value: unknown) =>
    form.setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true });

  const merge = useEffectEvent((latest: Stored) => {
    const typed: Typed = form.getValues();
    const theirValues = toValues(latest);
    const isOwn = savedCount !== ownSaves.current;
    ownSaves.current = savedCount;
    const before =
      (isOwn ? sent.current.at(-1) : undefined) ?? contents(toValues(opened.current), opened.current);
    const theirs = contents(theirValues, latest);
    const own = contents(typed, opened.current);
    const sources = mergeVersions({ opened: before, sent: sent.current, mine: own, theirs });
    opened.current = latest;
    form.reset(theirValues);
    for (const field of fields)
      if (field in typed && (sources[field] === 'mine' || sources[field] === 'ask'))
        setValue(field, typed[field]);
    const asked = fields.filter((field) => sources[field] === 'ask');
    const changed = fields.filter((field) => sources[field] === 'theirs');
    setMine(typed);
    setAnswered([]);
    const hasNews = asked.length > 0 || changed.length > 0;
    // A server that refuses every save must not be asked in a loop.
    const repeats = latest === conflict && !hasNews && !hasRepeated.current;
    const isShown = !isOwn && !repeats && (hasNews || latest === conflict);
    setMerged(isShown ? { asked, changed, before, theirs, theirValues } : undefined);
    if (!repeats) return;
    hasRepeated.current = true;
    void form.handleSubmit((values) => onSubmit(values))();
  });
  const latest = conflict ?? stored;
  useEffect(() => {
    if (latest !== opened.current) merge(latest);
  }, [latest]);

  const choiceOf = (field: string): Choice => {
    const { [field]: content } = contents(form.getValues(), stored);
    if (isSameContent(content, merged?.theirs[field])) return 'theirs';
    return answered.includes(field) ? 'mine' : '';
  };
  return {
    merged,
    choiceOf,
    mineOf: (field: string): unknown =>
      choiceOf(field) === 'theirs' ? mine[field] : contents(form.getValues(), stored)[field],
    choose: (field: string, choice: Choice): void => {
      const kept = choiceOf(field) === 'theirs' ? mine[field] : form.getValues()[field];
      setMine({ ...mine, [field]: kept });
      setAnswered([...answered, field]);
      setValue(field, choice === 'theirs' ? merged?.theirValues[field] : kept);
    },
    /** Call before each save by the user. */
    noteSave: (): void => {
      hasRepeated.current = false;
      sent.current = [...sent.current, contents(form.getValues(), opened.current)];
    },
  };
};
