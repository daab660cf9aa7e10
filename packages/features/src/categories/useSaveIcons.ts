import type { UploadOptions } from '@planner/api-client';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { REDIRECT_MS } from './constants.ts';
import { ICON_CATEGORY_FIELDS } from './iconCategorySchemas.ts';
import { useUpload } from './useUpload.ts';

interface IconFiles {
  iconLight?: Blob | undefined;
  iconDark?: Blob | undefined;
}

type UploadInput = Pick<UploadOptions, 'signal' | 'onUploadProgress'>;

/** `useSaveForm` with upload progress, and a success message for 1.5 seconds before `onDone`. */
export const useSaveIcons = <Data, Input extends object>(
  mutation: UseMutationOptions<Data, Error, Input & UploadInput>,
  fallback: string,
  { onDone, ...screen }: FormScreenProps,
) => {
  const upload = useUpload();
  const [isDone, setDone] = useState(false);
  const form = useSaveForm(mutation, fallback, ICON_CATEGORY_FIELDS, {
    ...screen,
    onDone: () => {
      upload.end();
      setDone(true);
    },
  });
  const isCancelled = form.error !== null && upload.isCancelled;

  const redirect = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => redirect(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return {
    ...form,
    state: {
      ...form.state,
      isPending: form.state.isPending && !isDone,
      isDone,
      upload: upload.state,
      isCancelled,
      errorMessage: isCancelled ? undefined : form.state.errorMessage,
    },
    save: (input: Input, { iconLight, iconDark }: IconFiles): void => {
      if (isDone) return;
      const hasFiles = iconLight !== undefined || iconDark !== undefined;
      form.save({ ...input, ...upload.begin(hasFiles) }, upload.end);
    },
  };
};
