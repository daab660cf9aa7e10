import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveForm, type FormScreenProps } from '../shared/form/useSaveForm.ts';
import type { Upload } from '../shared/items/mutations.ts';
import { NEW_ICON_CATEGORY } from './iconCategoryFields.tsx';
import type { UploadState } from './UploadStatus.tsx';

/** Duration of the success message before the list opens, in milliseconds. */
const REDIRECT_MS = 1500;

/** `useSaveForm` with upload progress, and a success message before `onDone`. Unmounting cancels an unfinished upload. */
export const useSaveIcons = <Data, Input extends object>(
  mutation: UseMutationOptions<Data, Error, Input & Upload>,
  fallback: string,
  { onDone, ...screen }: FormScreenProps,
) => {
  const [fraction, setFraction] = useState<number>();
  const [hasCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const cancel = () => {
    setCancelled(true);
    controller.current?.abort();
  };
  const startUpload = (): Upload => {
    const { signal } = (controller.current = new AbortController());
    setFraction(0);
    return {
      signal,
      onUploadProgress: (next) => {
        // From here on, cancelling can't promise that nothing was saved.
        if (next === 1) controller.current = undefined;
        setFraction(next);
      },
    };
  };

  const [isDone, setDone] = useState(false);
  const redirect = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => redirect(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  const form = useSaveForm(mutation, fallback, Object.keys(NEW_ICON_CATEGORY), {
    ...screen,
    onDone: () => {
      setFraction(undefined);
      setDone(true);
    },
  });
  const isCancelled = form.error !== null && hasCancelled;
  const upload: UploadState['upload'] =
    fraction === undefined ? undefined : { fraction, onCancel: fraction < 1 ? cancel : undefined };
  return {
    ...form,
    state: {
      ...form.state,
      isPending: form.state.isPending && !isDone,
      isDone,
      upload,
      isCancelled,
      errorMessage: isCancelled ? undefined : form.state.errorMessage,
    },
    save: (input: Input, icons: { iconLight?: Blob | undefined; iconDark?: Blob | undefined }): void => {
      if (isDone) return;
      setCancelled(false);
      const options = icons.iconLight || icons.iconDark ? startUpload() : {};
      form.save({ ...input, ...options }, () => setFraction(undefined));
    },
  };
};
