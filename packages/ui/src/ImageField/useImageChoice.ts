import { useEffect, useRef, useState } from 'react';
import type { SurfaceName } from '../ColorField/surfaces.ts';
import {
  type ImageFacts,
  type ImageLimits,
  type ImageProblem,
  inspectImage,
  isUsable,
} from './inspectImage.ts';
import { describeProblem } from './words.ts';

interface ImageChoiceProps {
  value: File | null;
  onChange: (value: File | null) => void;
  limits: ImageLimits;
  surface: SurfaceName;
}

/** A file that has been looked into. */
interface KnownImage {
  file: File;
  /** Shows the file without uploading it, as long as it is the value. */
  url: string;
  /** Undefined for a value that the form has set and that is no image within the limits. */
  facts: ImageFacts | undefined;
}

const knownImage = (file: File, facts: ImageFacts | undefined): KnownImage => ({
  file,
  facts,
  url: URL.createObjectURL(file),
});

/** What a field knows about the image in it. */
export interface ImageChoice {
  /** The value, looked into; undefined while that takes place, and without a value. */
  image: KnownImage | undefined;
  /** What was wrong with the last file, which was not taken. */
  problem: string | undefined;
  /** Takes the one file of a list, if it can be used. */
  choose: (files: readonly File[]) => void;
  remove: () => void;
}

/** Looks into files before they become the value: a bad one is named with its fault, and the former one stays. */
export const useImageChoice = ({ value, onChange, limits, surface }: ImageChoiceProps): ImageChoice => {
  const [known, setKnown] = useState<KnownImage>();
  const [problem, setProblem] = useState<string>();
  // Looking into a large file takes longer than into a small one: only the last choice counts.
  const attempt = useRef(0);
  const { maxBytes, maxPixels } = limits;

  useEffect(() => () => void (attempt.current += 1), []);
  useEffect(() => (known ? () => URL.revokeObjectURL(known.url) : undefined), [known]);

  // A value that did not come through `choose`: it was there from the start, or the form has set it.
  const unknown = value !== null && known?.file !== value ? value : undefined;
  useEffect(() => {
    if (!unknown) return undefined;
    let isCurrent = true;
    const look = async () => {
      const result = await inspectImage(unknown, { maxBytes, maxPixels }, surface);
      if (isCurrent) setKnown(knownImage(unknown, isUsable(result) ? result : undefined));
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [unknown, maxBytes, maxPixels, surface]);

  const refuse = (reason: ImageProblem, fileName = '') =>
    setProblem(describeProblem(reason, fileName, limits));

  const choose = async (files: readonly File[]) => {
    attempt.current += 1;
    const own = attempt.current;
    const [file] = files;
    if (!file) return refuse({ kind: 'none' });
    if (files.length > 1) return refuse({ kind: 'several' });
    const result = await inspectImage(file, limits, surface);
    if (own !== attempt.current) return undefined;
    if (!isUsable(result)) return refuse(result, file.name);
    setProblem(undefined);
    setKnown(knownImage(file, result));
    return onChange(file);
  };

  return {
    image: known && known.file === value ? known : undefined,
    problem,
    choose: (files) => void choose(files),
    remove: () => {
      attempt.current += 1;
      setProblem(undefined);
      onChange(null);
    },
  };
};
