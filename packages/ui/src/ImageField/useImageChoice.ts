import { useEffect, useRef, useState } from 'react';
import {
  type ImageFacts,
  type ImageLimits,
  type ImageProblem,
  inspectImage,
  isUsable,
} from './inspectImage.ts';
import { shrinkImage } from './shrinkImage.ts';
import type { ThemeName } from '../theme/themes.ts';
import { describeProblem, type ImageWords } from './describeImage.ts';

interface ImageChoiceProps extends ImageLimits {
  value: File | null;
  onChange: (value: File | null) => void;
  surface: ThemeName;
  words: ImageWords;
}

interface InspectedImage {
  file: File;
  /** Object URL, valid while the file is the value. */
  url: string;
  /** Undefined if the form set a file that is not a usable image. */
  facts: ImageFacts | undefined;
}

const inspectedImage = (file: File, facts: ImageFacts | undefined): InspectedImage => ({
  file,
  facts,
  url: URL.createObjectURL(file),
});

export interface ImageChoice {
  /** The inspected value; undefined without a value and during the inspection. */
  image: InspectedImage | undefined;
  problem: string | undefined;
  choose: (files: readonly File[]) => void;
  remove: () => void;
}

/** Inspects files before they become the value. Rejected files set `problem` and keep the value. */
export const useImageChoice = (props: ImageChoiceProps): ImageChoice => {
  const { value, onChange, surface, maxBytes, maxPixels, words } = props;
  const [inspected, setInspected] = useState<InspectedImage>();
  const [problem, setProblem] = useState<string>();
  // Inspections can finish out of order; only the last one counts.
  const attempt = useRef(0);

  useEffect(() => () => void (attempt.current += 1), []);
  useEffect(() => (inspected ? () => URL.revokeObjectURL(inspected.url) : undefined), [inspected]);

  // Set by the form, not by `choose`.
  const uninspected = value !== null && inspected?.file !== value ? value : undefined;
  useEffect(() => {
    if (!uninspected) return undefined;
    let isCurrent = true;
    const look = async () => {
      const result = await inspectImage(uninspected, { maxBytes, maxPixels }, surface);
      if (isCurrent) setInspected(inspectedImage(uninspected, isUsable(result) ? result : undefined));
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [uninspected, maxBytes, maxPixels, surface]);

  const refuse = (reason: ImageProblem, fileName = '') =>
    setProblem(describeProblem(reason, { fileName, limits: props, words }));

  const choose = async (files: readonly File[]) => {
    attempt.current += 1;
    const own = attempt.current;
    const [given] = files;
    if (!given) return refuse({ kind: 'none' });
    if (files.length > 1) return refuse({ kind: 'several' });
    const file = await shrinkImage(given, props);
    const result = await inspectImage(file, props, surface);
    if (own !== attempt.current) return undefined;
    if (!isUsable(result)) return refuse(result, file.name);
    setProblem(undefined);
    setInspected(inspectedImage(file, result));
    return onChange(file);
  };

  return {
    image: inspected && inspected.file === value ? inspected : undefined,
    problem,
    choose: (files) => void choose(files),
    remove: () => {
      attempt.current += 1;
      setProblem(undefined);
      onChange(null);
    },
  };
};
