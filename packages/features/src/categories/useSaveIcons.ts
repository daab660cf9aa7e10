import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type NewAnnouncement, useAnnouncer } from '../shared/announce/useAnnouncer.ts';
import { useSaveForm, type FormScreenProps } from '../shared/form/useSaveForm.ts';
import type { Upload } from '../shared/items/mutations.ts';
import { NEW_ICON_CATEGORY } from './iconCategoryFields.tsx';
import type { UploadState } from './UploadStatus.tsx';

interface Icons {
  iconLight?: Blob | undefined;
  iconDark?: Blob | undefined;
}

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
  const { announce } = useAnnouncer();
  const upload = (icons: Icons): Upload => {
    setCancelled(false);
    return icons.iconLight || icons.iconDark ? startUpload() : {};
  };
  const endUpload = () => setFraction(undefined);
  const isCancelled = form.error !== null && hasCancelled;
  const progress: UploadState['upload'] =
    fraction === undefined ? undefined : { fraction, onCancel: fraction < 1 ? cancel : undefined };
  return {
    ...form,
    state: {
      ...form.state,
      isPending: form.state.isPending && !isDone,
      isDone,
      upload: progress,
      isCancelled,
      errorMessage: isCancelled ? undefined : form.state.errorMessage,
    },
    save: (input: Input, icons: Icons): void => {
      if (!isDone) form.save({ ...input, ...upload(icons) }, endUpload);
    },
    /** Saves, says so, and stays for another one. */
    saveAnother: (input: Input, icons: Icons, announcementOf: (data: Data) => NewAnnouncement): void => {
      if (isDone) return;
      form.saveAnother(
        { ...input, ...upload(icons) },
        (data) => {
          endUpload();
          announce(announcementOf(data));
        },
        endUpload,
      );
    },
  };
};
