import type { RenderPolicyHtml } from '@planner/policy-html/display';
import { expect, test, vi } from 'vitest';
import { renderPolicy } from './renderPolicy.ts';

const makeRender = () => vi.fn<RenderPolicyHtml>((content) => ({ html: content, markup: content }));

test('renders a text once for placeholder and preview', () => {
  const render = makeRender();
  const rendered = renderPolicy('<p>1</p>', render);
  expect(renderPolicy('<p>1</p>', render)).toBe(rendered);
  expect(render).toHaveBeenCalledTimes(1);
});

test('renders again for another text or renderer', () => {
  const render = makeRender();
  renderPolicy('<p>1</p>', render);
  expect(renderPolicy('<p>2</p>', render)).toMatchObject({ html: '<p>2</p>' });
  expect(render).toHaveBeenCalledTimes(2);
  const other = makeRender();
  renderPolicy('<p>2</p>', other);
  expect(other).toHaveBeenCalledTimes(1);
});
