import { ID_PREFIX, type PolicyAddress, type RenderPolicyHtml } from '@planner/policy-html/display';
import { Banner, Prose } from '@planner/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { renderPolicy } from './renderPolicy.ts';

export interface PolicyTextProps {
  content: string;
  /** Changes only with `content`. */
  render: RenderPolicyHtml;
  whenEmpty: ReactNode;
  /** Of the blocks. Changes only with `content`. */
  addresses?: readonly PolicyAddress[] | undefined;
  /** True if the URL's hash scrolls to an element of the policy, and blocks have a link to themselves. */
  followsAddress?: boolean | undefined;
}

const NONE: readonly PolicyAddress[] = [];

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

export const PolicyText = ({
  content,
  render,
  whenEmpty,
  addresses = NONE,
  followsAddress = false,
}: PolicyTextProps) => {
  const rendered = useMemo(
    () => renderPolicy(content, render, followsAddress ? addresses : undefined),
    [content, render, addresses, followsAddress],
  );
  useEffect(() => {
    // The browser looked for the target before the policy had loaded.
    if (followsAddress && rendered.status === 'text') findHashTarget()?.scrollIntoView();
  }, [followsAddress, rendered]);

  if (rendered.status === 'empty') return whenEmpty;
  if (rendered.status === 'refused') return <Banner tone="danger">{rendered.message}</Banner>;
  return <Prose html={rendered.html} hasOwnColors={rendered.hasOwnColors} contentsLabel="Contents" />;
};
