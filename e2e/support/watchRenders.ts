import type { Page } from '@playwright/test';

/** What this needs of React's fibers, whose fields have these names in a build, too. React Developer Tools read them the same way. */
interface Fiber {
  memoizedProps: object | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

export interface Renders {
  /** How many elements inside `main` were rendered. */
  inMain: number;
  /** Other rendered elements, as tag and text. */
  others: string[];
}

declare global {
  interface Window {
    renders: Renders;
  }
}

/** Runs in every document before React, which reports its commits to this hook. */
const recordRenders = (): void => {
  window.renders = { inMain: 0, others: [] };
  const record = (fiber: Fiber, before: Fiber | null): void => {
    const { stateNode, child, memoizedProps } = fiber;
    // A component that renders creates the properties of its elements anew.
    if (stateNode instanceof Element && memoizedProps !== before?.memoizedProps) {
      if (stateNode.parentElement?.closest('main')) window.renders.inMain += 1;
      else window.renders.others.push(`${stateNode.localName} ${stateNode.textContent.slice(0, 20)}`);
    }
    // The same child: nothing below was rendered.
    if (child === before?.child) return;
    for (let next = child; next; next = next.sibling) record(next, next.alternate);
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => record(current, current.alternate),
    },
  });
};

/** Records which elements React renders, from the next page on. Returns a function that returns those since it was last called. */
export const watchRenders = async (page: Page): Promise<() => Promise<Renders>> => {
  await page.addInitScript(recordRenders);
  return () =>
    page.evaluate(() => {
      const { renders } = window;
      window.renders = { inMain: 0, others: [] };
      return renders;
    });
};
