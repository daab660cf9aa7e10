import { describe, expect, test } from 'vitest';

describe('a test fails', () => {
  test.fails('when a handler throws', () => {
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      throw new Error('On purpose');
    });
    expect(() => button.click()).not.toThrow();
  });

  test.fails('when a promise rejection is not handled', async () => {
    const rejection = new Promise((resolve) => {
      addEventListener('unhandledrejection', resolve, { once: true });
    });
    void Promise.reject(new Error('On purpose'));
    expect(await rejection).toBeInstanceOf(PromiseRejectionEvent);
  });

  test.fails('when the page logs an error', () => {
    expect(() => console.error('On purpose')).not.toThrow();
  });
});
