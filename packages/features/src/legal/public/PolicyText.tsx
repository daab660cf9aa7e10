import { ID_PREFIX, type RenderPolicyHtml } from '@planner/policy-html/display';
import { Banner, Prose } from '@planner/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { renderPolicy } from './renderPolicy.ts';

export interface PolicyTextProps {
  content: string;
  /** Changes only with `content`. */
  render: RenderPolicyHtml;
  whenEmpty: ReactNode;
  /** True if the URL's hash scrolls to an element of the policy. */
  followsAddress?: boolean | undefined;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // The hash has a literal percent sign.
    return text;
  }
};

/** The target of the URL's hash, with or without the prefix of ids on the page. */
const findHashTarget = (): HTMLElement | null => {
  const id = location.hash.slice(1);
  if (id === '') return null;
  return document.getElementById(id) ?? document.getElementById(ID_PREFIX + decode(id));
};

export const PolicyText = ({ content, render, whenEmpty, followsAddress = false }: PolicyTextProps) => {
  const rendered = useMemo(() => renderPolicy(content, render), [content, render]);
  useEffect(() => {
    // The browser looked for the target before the policy had loaded.
    if (followsAddress && rendered.status === 'text') findHashTarget()?.scrollIntoView();
  }, [followsAddress, rendered]);

  if (rendered.status === 'empty') return whenEmpty;
  if (rendered.status === 'refused') return <Banner tone="danger">{rendered.message}</Banner>;
  return <Prose html={rendered.html} hasOwnColors={rendered.hasOwnColors} contentsLabel="Contents" />;
};
