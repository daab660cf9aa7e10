import { ID_PREFIX } from '@planner/policy-html';
import { Banner, Prose } from '@planner/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { renderPolicy } from './renderPolicy.ts';

export interface PolicyTextProps {
  /** As it is stored. */
  content: string;
  /** Shown in place of a text without a word. */
  whenEmpty: ReactNode;
  /** Whether the page's address can name a place in the text. */
  followsAddress?: boolean | undefined;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that stands for itself.
    return text;
  }
};

/** The place that the address names, with or without the prefix that it has on the page. */
const findPlace = (): HTMLElement | null => {
  const place = location.hash.slice(1);
  if (place === '') return null;
  return document.getElementById(place) ?? document.getElementById(ID_PREFIX + decoded(place));
};

/** A legal text as everybody reads it: on its public page, and in the preview of its editor. */
export const PolicyText = ({ content, whenEmpty, followsAddress = false }: PolicyTextProps) => {
  const rendered = useMemo(() => renderPolicy(content), [content]);
  useEffect(() => {
    // The browser looked for it before the text was there.
    if (followsAddress && rendered.status === 'text') findPlace()?.scrollIntoView();
  }, [followsAddress, rendered]);

  if (rendered.status === 'empty') return whenEmpty;
  if (rendered.status === 'refused') return <Banner tone="danger">{rendered.message}</Banner>;
  return <Prose html={rendered.html} hasOwnColors={rendered.hasOwnColors} />;
};
