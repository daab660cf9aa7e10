import type { Modernize } from './createPolicyReader.ts';

/** A policy to show. */
export interface ShownPolicy {
  /** Insert it unchanged: nodes, or under Trusted Types a TrustedHTML without string methods. */
  html: string | DocumentFragment;
  /** The same as text, to look into. */
  markup: string;
}

/** Renders a stored text. `modernize` rewrites markup of earlier editors before it is checked. @throws PolicyHtmlError */
export type RenderPolicyHtml = (content: string, modernize?: Modernize) => ShownPolicy;
