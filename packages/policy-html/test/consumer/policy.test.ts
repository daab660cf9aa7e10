import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPolicyCleaner } from '@planner/policy-html/server';

void test('a server cleans a text', async () => {
  const cleaner = createPolicyCleaner();
  try {
    const { html } = await cleaner.clean('<p onclick="steal()">Only what the planner needs.</p>');
    assert.equal(html, '<p>Only what the planner needs.</p>');
  } finally {
    await cleaner.stop();
  }
});
