import type { IconCategory } from './queries.ts';
import type { Versioned, UploadOptions } from '@planner/api-client';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formFailure } from '../shared/formFailure.ts';
import { useSave } from '../shared/useSave.ts';
import { REDIRECT_MS } from './constants.ts';
import { ICON_CATEGORY_FIELDS } from './iconCategorySchemas.ts';
import { useUpload, type Upload } from './useUpload.ts';

/** What the screens that add and edit a category are told by their host, and tell it. */
export interface IconCategoryFormProps {
  cancelHref: string;
  /** The category is stored, and its success has been shown for 1.5 seconds. */
  onDone: (category: IconCategory) => void;
  /** Whether there is unsaved work. Called with false at the moment of success. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** What the views of both forms show of a save. */
export interface SaveState {
  /** Whether the category is being saved. */
  isPending: boolean;
  /** Whether it is saved; the list of categories comes in a moment. */
  isDone: boolean;
  /** How far the icons have got; undefined when none are on their way. */
  upload?: Upload | undefined;
  /** Whether the person has ended the upload; the message vanishes after three seconds. */
  isCancelled?: boolean | undefined;
  /** Why the last save failed; vanishes after three seconds. */
  errorMessage?: string | undefined;
  /** What the server found wrong, by field; stays until the field is edited. */
  fieldErrors?: Record<string, string> | undefined;
  onDismissMessage: () => void;
}

interface IconFiles {
  iconLight?: Blob | undefined;
  iconDark?: Blob | undefined;
}

type UploadInput = Pick<UploadOptions, 'signal' | 'onUploadProgress'>;

/** Saves a category with its icons: watched, once, to be ended on the way, and followed by the list 1.5 seconds later. */
export const useSaveIcons = <Input extends object>(
  options: UseMutationOptions<Versioned<IconCategory>, Error, Input & UploadInput>,
  fallback: string,
  { onDone, onDirtyChange }: IconCategoryFormProps,
) => {
  const { save, isPending, error, reset } = useSave(options);
  const upload = useUpload();
  const [saved, setSaved] = useState<IconCategory>();
  const isCancelled = error !== null && upload.isCancelled;
  const { message, fieldErrors } = formFailure(isCancelled ? null : error, fallback, ICON_CATEGORY_FIELDS);

  const redirect = useEffectEvent(onDone);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => redirect(saved), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [saved]);

  const finish = (category: IconCategory) => {
    upload.end();
    onDirtyChange?.(false);
    setSaved(category);
  };
  const state: SaveState = {
    isPending,
    isDone: saved !== undefined,
    upload: upload.state,
    isCancelled,
    errorMessage: message,
    fieldErrors,
    onDismissMessage: reset,
  };
  return {
    state,
    error,
    reset,
    save: (input: Input, { iconLight, iconDark }: IconFiles) => {
      if (saved) return;
      const hasFiles = iconLight !== undefined || iconDark !== undefined;
      save({ ...input, ...upload.begin(hasFiles) }, finish, upload.end);
    },
  };
};
